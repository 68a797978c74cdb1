import { useErrorText, useNotify } from '@touchline/feature-kit';
import { type DemandedProps, type DemandProps, OnDemand } from '@touchline/ui-kit';
import type { ReactElement } from 'react';
import type { FollowTarget } from '../../api/follow-target.ts';
import type { FollowingOptions } from '../../options.ts';

interface FollowMenuButtonProps {
  targets: readonly FollowTarget[];
  options: FollowingOptions;
  trigger: ReactElement<DemandProps>;
  /** The edge at which the menu is aligned with the button; by default the end. */
  align?: 'start' | undefined;
}

/** A button whose menu of several targets loads when it is pressed. */
export function FollowMenuButton({ targets, options, trigger, align }: FollowMenuButtonProps) {
  const notify = useNotify();
  const errorText = useErrorText();
  async function load() {
    const { FollowMenu } = await import('./follow-menu.tsx');
    return (props: DemandedProps) => <FollowMenu {...props} targets={targets} options={options} align={align} />;
  }
  return <OnDemand load={load} onError={(error) => notify('danger', errorText(error))} trigger={trigger} />;
}
