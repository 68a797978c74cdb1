import { type EventView, getPeriodText, getPlayersById } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { getRecordingEnd, getWindowStart, leadInto, usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { Button } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import styles from '../key-moments.module.css';
import type { Moment } from '../../api/moment.ts';
import type { MomentContext } from '../../api/moment-writing.ts';
import { PlayPlayer } from './play-player.tsx';
import type { Programme } from '../programme/programme.ts';
import { useFilterInAddress } from './filter-in-address.ts';
import { groupByPeriod, filterMoments, dropUnknownFilters } from './filter-moments.ts';
import { MomentFilters } from './moment-filters.tsx';
import { MomentRow } from './moment-row.tsx';
import { Removal } from './removal.tsx';

/** Number of rows at first, and of those that the button below adds. */
const initialRowCount = 10;
const rowsPerStep = 50;

interface MomentListProps {
  event: EventView;
  momentContext: MomentContext;
  moments: readonly Moment[];
  /** Ids of moments with a running write. */
  pendingIds: ReadonlySet<string>;
  /** Writes whose answer is lost, by the moment's id. */
  lostWriteById: ReadonlyMap<string, unknown>;
  onRetry: (id: string) => void;
  onEdit: (moment: Moment) => void;
  onPlay: (programme: Programme) => void;
}

/** The id of the latest moment at or before a position, counted from its lead-in. */
const getCurrentId = (moments: readonly Moment[], position: number): string | undefined =>
  moments.findLast((moment) => leadInto(moment) <= position + 0.5)?.id;

/** Moments by period: the latest first for a live match, in the order of the match for a recording. */
export function MomentList({
  event,
  momentContext,
  moments,
  pendingIds,
  lostWriteById,
  onRetry,
  onEdit,
  onPlay,
}: MomentListProps) {
  const text = useText('moments');
  const contentText = useText('content');
  const remote = usePlayerRemote();
  const canWriteAll = useViewer()?.canCreateGlobalTag === true;
  const [requestedFilter, setFilter] = useFilterInAddress();
  const filter = dropUnknownFilters(moments, requestedFilter);
  const [maxShownRows, setMaxShownRows] = useState(initialRowCount);
  const [pickedIds, setPickedIds] = useState<ReadonlySet<string> | null>(null);
  // A live stream has no end, and reaches later moments in time.
  const recordingEnd = useRemoteState(getRecordingEnd);
  const windowStart = useRemoteState(getWindowStart);
  const current = useRemoteState((state) => state && getCurrentId(moments, state.position));

  const players = useMemo(() => getPlayersById(event), [event]);
  const shownMoments = filterMoments(moments, filter);
  const orderedMoments = event.status === 'live' ? [...shownMoments].reverse() : shownMoments;
  const canWrite = (moment: Moment): boolean =>
    (canWriteAll || !moment.global) && !pendingIds.has(moment.id) && !lostWriteById.has(moment.id);

  function seekTo(moment: Moment): void {
    remote.seek(leadInto(moment));
    remote.play();
    remote.reveal();
  }

  function toggleShown(id: string): void {
    const nextPickedIds = new Set(pickedIds);
    if (!nextPickedIds.delete(id)) nextPickedIds.add(id);
    setPickedIds(nextPickedIds);
  }

  return (
    <div className={styles.list}>
      <MomentFilters sport={event.sport} moments={moments} filter={filter} onFilter={setFilter} />
      {filter.player !== undefined && <PlayPlayer moments={shownMoments} onPlay={onPlay} />}
      {moments.some(canWrite) && (
        <Removal moments={moments} momentContext={momentContext} pickedIds={pickedIds} onPicked={setPickedIds} />
      )}
      {shownMoments.length === 0 && (
        <p className={styles.nothing} role="status">
          {text('filters.nothing')}
        </p>
      )}
      {groupByPeriod(orderedMoments.slice(0, maxShownRows)).map(({ period, moments: momentsOfPeriod }) => (
        <section key={`${period} ${momentsOfPeriod[0]?.id}`} className={styles.group}>
          {period !== undefined && (
            <h3 className={styles.period}>{getPeriodText('long', period, event.sport, contentText)}</h3>
          )}
          <ul className={styles.rows}>
            {momentsOfPeriod.map((moment) => (
              <MomentRow
                key={moment.id}
                moment={moment}
                sport={event.sport}
                players={players}
                isCurrent={moment.id === current}
                isBusy={pendingIds.has(moment.id)}
                onRetry={lostWriteById.has(moment.id) ? () => onRetry(moment.id) : undefined}
                isBeforeWindow={moment.start < windowStart}
                onJump={moment.start >= windowStart && moment.start <= recordingEnd ? () => seekTo(moment) : undefined}
                onEdit={pickedIds === null && canWrite(moment) ? () => onEdit(moment) : undefined}
                pickProps={
                  pickedIds !== null && canWrite(moment)
                    ? { isPicked: pickedIds.has(moment.id), onPick: () => toggleShown(moment.id) }
                    : undefined
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {shownMoments.length > maxShownRows && (
        <Button block onClick={() => setMaxShownRows(maxShownRows + rowsPerStep)}>
          {text('more', { count: shownMoments.length - maxShownRows })}
        </Button>
      )}
    </div>
  );
}
