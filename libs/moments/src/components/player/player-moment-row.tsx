import { type EventView, getPeriodText, useContentLanguage } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { IconPlay, VisuallyHidden } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { Moment } from '../../api/moment.ts';
import {
  getIconText,
  getMatchTimeOf,
  getPeopleText,
  getTitle,
  getVariant,
  icons,
  type PlayersById,
} from '../moment-display.ts';
import styles from '../list/moment-row.module.css';

interface PlayerMomentRowProps {
  moment: Moment;
  match: EventView;
  players: PlayersById;
  /** The live stream no longer contains the moment; its recording will. */
  isBeforeWindow?: boolean | undefined;
  /** Plays the moment on this page. */
  onJump?: (() => void) | undefined;
  /** The address of the moment on another page. */
  to?: string | undefined;
}

/** One moment of a player: a button for a moment of this page's video, a link for one of another match. */
export function PlayerMomentRow({
  moment,
  match: { sport },
  players,
  isBeforeWindow = false,
  onJump,
  to,
}: PlayerMomentRowProps) {
  const text = useText('moments');
  const contentText = useText('content');
  const formats = useFormats();
  const lang = useContentLanguage();
  const variant = getVariant(moment);
  const Icon = icons[variant];
  const { start, period, team } = moment;
  const matchTime = getMatchTimeOf(moment, sport, contentText);
  const periodText = period === undefined ? undefined : getPeriodText('long', period, sport, contentText);
  const iconText = getIconText(moment, sport, text);
  const replayText = isBeforeWindow ? text('inReplay') : undefined;
  const details = [replayText, periodText, getPeopleText(moment, players, sport, text)].filter(Boolean).join(' · ');
  const content = (
    <>
      <span className={`display num ltr ${styles.time}`}>{matchTime?.short ?? formats.duration(start)}</span>
      <span className={styles.icon} data-look={variant} style={{ '--team': team?.color }}>
        <Icon size="s" />
        {iconText !== undefined && <VisuallyHidden>{iconText}</VisuallyHidden>}
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto" lang={moment.title === undefined ? undefined : lang}>
          {getTitle(moment, sport, text)}
        </span>
        {details !== '' && <span className={styles.details}>{details}</span>}
      </span>
    </>
  );
  return (
    <li className={styles.row} data-before-window={isBeforeWindow || undefined}>
      {to !== undefined ? (
        <Link to={to} className={styles.jump}>
          {content}
          <IconPlay className={styles.play} />
        </Link>
      ) : onJump ? (
        <button type="button" className={styles.jump} onClick={onJump}>
          {content}
          <IconPlay className={styles.play} />
        </button>
      ) : (
        <div className={styles.jump}>{content}</div>
      )}
    </li>
  );
}
