import { useText } from '@touchline/i18n';
import { useViewer } from '@touchline/feature-kit';
import type { DemandedProps } from '@touchline/ui-kit';
import { Menu, MenuCheck } from '@touchline/ui-kit/menu';
import { useFollow } from '../../state/use-follow.ts';
import type { FollowTarget } from '../../api/follow-target.ts';
import type { FollowingOptions } from '../../options.ts';

interface FollowMenuProps extends DemandedProps {
  targets: readonly FollowTarget[];
  options: FollowingOptions;
  align: 'start' | undefined;
}

/** The menu of several targets. */
export function FollowMenu({ targets, options, ...menu }: FollowMenuProps) {
  return (
    <Menu {...menu}>
      {targets.map((target) => (
        <FollowItem key={`${target.kind} ${target.id}`} target={target} options={options} />
      ))}
    </Menu>
  );
}

function FollowItem({ target, options }: { target: FollowTarget; options: FollowingOptions }) {
  const text = useText('following');
  const isVisitor = useViewer() === null;
  const { isFollowed: on, pressProps: press } = useFollow(target, options);
  return (
    <MenuCheck checked={isVisitor ? false : on} onChange={press.onClick}>
      {text('button.followName', { name: target.name })}
    </MenuCheck>
  );
}
