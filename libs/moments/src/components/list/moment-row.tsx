import { Crest, momentAction, useContentLanguage } from '@touchline/content';
import { Slot } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { Checkbox, IconButton, IconPencil, IconPlay, IconRefreshCw, VisuallyHidden } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { Moment } from '../../api/moment.ts';
import {
  icons,
  getIconText,
  getMatchTimeOf,
  getVariant,
  getTitle,
  getPeopleText,
  type PlayersById,
} from '../moment-display.ts';
import { MomentPicture } from './moment-picture.tsx';
import styles from './moment-row.module.css';

interface MomentRowProps {
  moment: Moment;
  sport: string | undefined;
  /** The players of the line-ups. */
  players: PlayersById;
  /** The row shows the latest moment before the player's position. */
  isCurrent: boolean;
  /** The moment is being saved or removed. */
  isBusy: boolean;
  /** Saves the moment again; undefined unless the answer to the last save is lost. */
  onRetry: (() => void) | undefined;
  /** The live stream no longer contains the moment; its recording will. */
  isBeforeWindow: boolean;
  /** Undefined for a moment that the video does not contain. */
  onJump: (() => void) | undefined;
  /** Undefined if the viewer may not change the moment. */
  onEdit: (() => void) | undefined;
  /** The checkbox for a removal; undefined while the viewer selects no moments, or may not remove this one. */
  pickProps: { isPicked: boolean; onPick: () => void } | undefined;
}

/** The button of a moment; a plain line for a moment that the video does not contain. */
function JumpButton({
  isCurrent,
  onJump,
  children,
}: Pick<MomentRowProps, 'isCurrent' | 'onJump'> & { children: ReactNode }) {
  if (!onJump) return <div className={styles.jump}>{children}</div>;
  return (
    <button type="button" data-prints="" className={styles.jump} aria-current={isCurrent || undefined} onClick={onJump}>
      {children}
    </button>
  );
}

/** One moment; a press plays it if the video contains it. */
export function MomentRow({
  moment,
  sport,
  players,
  isCurrent,
  isBusy,
  onRetry,
  isBeforeWindow,
  onJump,
  onEdit,
  pickProps,
}: MomentRowProps) {
  const text = useText('moments');
  const contentText = useText('content');
  const formats = useFormats();
  const lang = useContentLanguage();
  const variant = getVariant(moment);
  const Icon = icons[variant];
  const title = getTitle(moment, sport, text);
  const iconText = getIconText(moment, sport, text);
  const { start, end, team, global } = moment;
  // The group's heading names the period.
  const matchTime = getMatchTimeOf(moment, sport, contentText);
  const lengthText = end === undefined ? undefined : text('length', { time: formats.duration(end - start) });
  const stateText = onRetry ? text('unsaved') : undefined;
  const replayText = isBeforeWindow ? text('inReplay') : undefined;
  const peopleText = getPeopleText(moment, players, sport, text);
  const details = [stateText, replayText, peopleText, lengthText, global ? undefined : text('own')]
    .filter(Boolean)
    .join(' · ');
  return (
    <li
      className={styles.row}
      data-current={isCurrent || undefined}
      data-before-window={isBeforeWindow || undefined}
      aria-busy={isBusy || undefined}
    >
      {pickProps && (
        <Checkbox checked={pickProps.isPicked} onChange={pickProps.onPick}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </Checkbox>
      )}
      <JumpButton isCurrent={isCurrent} onJump={onJump}>
        <span className={styles.lead}>
          <span className={`display num ltr ${styles.time}`}>{matchTime?.short ?? formats.duration(start)}</span>
          <MomentPicture moment={moment} />
          <span className={styles.icon} data-look={variant} style={{ '--team': team?.color }}>
            <Icon size="s" />
            {iconText !== undefined && <VisuallyHidden>{iconText}</VisuallyHidden>}
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.title} dir="auto" lang={moment.title === undefined ? undefined : lang}>
            {title}
          </span>
          {details !== '' && (
            <span className={styles.details}>
              {team?.logo && <Crest team={{ crest: team.logo, shortName: '', color: team.color }} size={18} />}
              {details}
            </span>
          )}
        </span>
        {onJump && <IconPlay className={styles.play} />}
      </JumpButton>
      {!pickProps && onJump && <Slot of={momentAction} props={{ start, end, title }} />}
      {onRetry && (
        <IconButton label={text('retry', { title })} onClick={onRetry}>
          <IconRefreshCw size="s" />
        </IconButton>
      )}
      {onEdit && (
        <IconButton label={text('edit', { title })} data-moment={moment.id} onClick={onEdit}>
          <IconPencil size="s" />
        </IconButton>
      )}
    </li>
  );
}
