import type { EventDisplay, EventView } from '@touchline/content';
import { useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconButton, IconStar, joinClasses } from '@touchline/ui-kit';
import buttonStyles from '../follow-button/follow-button.module.css';
import { useFollowed } from '../../api/use-followed.ts';
import type { FollowingOptions } from '../../options.ts';
import { FollowMenuButton } from './follow-menu-button.tsx';
import styles from './follow-sides.module.css';
import { getSides } from './get-targets.ts';

interface FollowSidesProps {
  event: EventView;
  /** Decides the position: over the picture of a card, or among the actions of a hero or a row. */
  display: EventDisplay;
  options: FollowingOptions;
}

/** A star with a menu of a match's sides. The star is full if one of the sides is followed. */
export function FollowSides({ event, display, options }: FollowSidesProps) {
  useLazyTexts('following');
  const text = useText('following');
  const { isAnyFollowed } = useFollowed();
  const momentTeams = getSides(event, options);
  const isFollowed = isAnyFollowed(momentTeams);
  const isOverPicture = display === 'card' || display === 'mini';
  const menu = (
    <FollowMenuButton
      targets={momentTeams}
      options={options}
      trigger={
        <IconButton
          look={display === 'row' ? 'plain' : 'glass'}
          className={isOverPicture ? styles.button : undefined}
          label={text('button.of', { title: event.safeTitle })}
          aria-haspopup="menu"
        >
          <IconStar
            size={isOverPicture ? 's' : 'm'}
            filled={isFollowed === true}
            className={isFollowed === undefined ? buttonStyles.unknown : undefined}
          />
        </IconButton>
      }
    />
  );
  if (!isOverPicture) return menu;
  return (
    <span
      className={joinClasses(styles.picture, display === 'mini' && styles.mini, isFollowed && styles.any)}
      data-recorded={event.status === 'archived' || undefined}
    >
      {menu}
    </span>
  );
}
