import type { EventView } from '@touchline/content';
import { useLaterTexts } from '@touchline/feature-kit';
import { Button, IconStar } from '@touchline/ui-kit';
import { EitherWord } from '../button/either-word.tsx';
import styles from '../button/follow-button.module.css';
import { FollowButton } from '../button/follow-button.tsx';
import { useFollowed } from '../followed/use-followed.ts';
import type { FollowingOptions } from '../options.ts';
import { FollowMenuButton } from './follow-menu-button.tsx';
import { targetsOf } from './targets-of.ts';

/** Under the player: a menu with both sides and their league, or a button for the series. */
export function FollowEvent({ event, options }: { event: EventView; options: FollowingOptions }) {
  useLaterTexts('following');
  const { isAnyFollowed } = useFollowed();
  const targets = targetsOf(event, options);
  const [only] = targets;
  if (!only) return null;
  if (targets.length === 1) return <FollowButton target={only} options={options} block />;
  const any = isAnyFollowed(targets);
  return (
    <FollowMenuButton
      targets={targets}
      options={options}
      align="start"
      trigger={
        <Button
          block
          icon={<IconStar filled={any === true} className={any === undefined ? styles.unknown : undefined} />}
          aria-haspopup="menu"
        >
          <EitherWord on={any === true} />
        </Button>
      }
    />
  );
}
