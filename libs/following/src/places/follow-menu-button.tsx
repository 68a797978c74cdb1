import { useErrorText, useNotify } from '@touchline/feature-kit';
import { type DemandedProps, type DemandProps, OnDemand } from '@touchline/ui-kit';
import type { ReactElement } from 'react';
import type { FollowTarget } from '../followed/follow-target.ts';
import type { FollowingOptions } from '../options.ts';

interface FollowMenuButtonProps {
  targets: readonly FollowTarget[];
  options: FollowingOptions;
  trigger: ReactElement<DemandProps>;
  /** Which edge of the button the menu lines up with; its end without it. */
  align?: 'start' | undefined;
}

/** A button with the menu of several targets, which is loaded when it is wanted. */
export function FollowMenuButton({ targets, options, trigger, align }: FollowMenuButtonProps) {
  const notify = useNotify();
  const errorText = useErrorText();
  async function load() {
    const { FollowMenu } = await import('./follow-menu.tsx');
    return (props: DemandedProps) => <FollowMenu {...props} targets={targets} options={options} align={align} />;
  }
  return <OnDemand load={load} onError={(error) => notify('danger', errorText(error))} trigger={trigger} />;
}
