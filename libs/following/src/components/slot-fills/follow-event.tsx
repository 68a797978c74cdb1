import type { EventView } from '@touchline/content';
import { useLazyTexts } from '@touchline/feature-kit';
import { Button, IconStar } from '@touchline/ui-kit';
import { ToggleLabel } from '../follow-button/toggle-label.tsx';
import styles from '../follow-button/follow-button.module.css';
import { FollowButton } from '../follow-button/follow-button.tsx';
import { useFollowed } from '../../api/use-followed.ts';
import type { FollowingOptions } from '../../options.ts';
import { FollowMenuButton } from './follow-menu-button.tsx';
import { getTargets } from './get-targets.ts';

/** The control under the player: a menu with both sides and their league, or a button for the series. */
export function FollowEvent({ event, options }: { event: EventView; options: FollowingOptions }) {
  useLazyTexts('following');
  const { isAnyFollowed } = useFollowed();
  const targets = getTargets(event, options);
  const [onlyTarget] = targets;
  if (!onlyTarget) return null;
  if (targets.length === 1) return <FollowButton target={onlyTarget} options={options} block />;
  const isFollowed = isAnyFollowed(targets);
  return (
    <FollowMenuButton
      targets={targets}
      options={options}
      align="start"
      trigger={
        <Button
          block
          icon={
            <IconStar filled={isFollowed === true} className={isFollowed === undefined ? styles.unknown : undefined} />
          }
          aria-haspopup="menu"
        >
          <ToggleLabel isOn={isFollowed === true} />
        </Button>
      }
    />
  );
}
