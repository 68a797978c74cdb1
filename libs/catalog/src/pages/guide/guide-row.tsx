import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { getChannelColours, eventPath, type EventView, useIntent, useOnScreen } from '@touchline/content';
import type { Program } from '@touchline/contract';
import { useLocale, useText } from '@touchline/i18n';
import { Button, IconChevronDown, IconChevronUp, IconRefreshCw, joinClasses, Skeleton } from '@touchline/ui-kit';
import { memo, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActiveCell } from './press-guide-key.ts';
import { createRowQuery } from '../../api/guide-queries.ts';
import { getShortProgrammes, getProgrammeAfterDay, positionProgrammes, getStateAt } from './position-programmes.ts';
import { getCellTimeAttributes } from './press-guide-key.ts';
import { ProgrammeCell } from './programme-cell.tsx';
import styles from './guide.module.css';

/** A row loads its programmes when it is this far below the screen, about one screen. */
const loadMargin = '600px 0px';

/** Longer names do not fit in the large type. */
const longNameCharacters = 14;

export interface GuideRowProps {
  channel: EventView;
  /** Index of the channel, from 0. */
  rowIndex: number;
  /** Start of the day, in milliseconds since 1970. */
  start: number;
  /** End of the day, in milliseconds since 1970. */
  end: number;
  now: number;
  /** The row's programmes are in the page's HTML. */
  isInHtml: boolean;
  /** True for the row that gets the focus by Tab until a cell has been active. */
  isEntry: boolean;
  /** The cell that gets the focus by Tab, if it is in this row. */
  activeCell: ActiveCell | undefined;
  onActive: (cell: ActiveCell) => void;
  onDetails: (channel: EventView, programme: Program) => void;
}

/** A channel and its day. It loads its programmes when it comes near the screen, and fails separately. */
export const GuideRow = memo(function GuideRow({
  channel,
  rowIndex,
  start: startMs,
  end: endMs,
  now,
  isInHtml,
  isEntry,
  activeCell,
  onActive,
  onDetails,
}: GuideRowProps) {
  const text = useText('catalog');
  const content = useText('content');
  const api = useApi();
  const { clock } = useLocale();
  const rowRef = useRef<HTMLDivElement>(null);
  const isNearScreen = useOnScreen(rowRef, { margin: loadMargin, isVisible: isInHtml }) || activeCell !== undefined;
  const [isWholeDay, setIsWholeDay] = useState(false);
  const intentListeners = useIntent(channel);
  const { data, isError, isFetching, refetch } = useQuery({
    ...createRowQuery(api, channel, clock.read),
    enabled: isNearScreen,
  });
  const positionedProgrammes = useMemo(
    () => data && positionProgrammes(data, { startMs, endMs }),
    [data, startMs, endMs],
  );
  const shortKeys = useMemo(
    () => positionedProgrammes && getShortProgrammes(positionedProgrammes, now),
    [positionedProgrammes, now],
  );
  const programmeAfterDay = useMemo(
    () => data && positionedProgrammes && getProgrammeAfterDay(data, positionedProgrammes, now),
    [data, positionedProgrammes, now],
  );
  const colours = getChannelColours(rowIndex);

  const currentKey = positionedProgrammes?.find(({ programme }) => getStateAt(now, programme) === 'now')?.key;
  const preferredKey = isEntry ? currentKey : activeCell?.programme;
  const tabbableKey =
    isNearScreen && positionedProgrammes?.some(({ key }) => key === preferredKey) ? preferredKey : undefined;
  const isHeadTabbable = (isEntry || activeCell !== undefined) && tabbableKey === undefined;

  return (
    <div
      ref={rowRef}
      role="row"
      className={styles.row}
      data-whole={isWholeDay || undefined}
      aria-busy={(isNearScreen && !data && !isError) || undefined}
    >
      <div role="rowheader" className={styles.head}>
        <Link
          to={eventPath(channel)}
          className={styles.channel}
          tabIndex={isHeadTabbable ? 0 : -1}
          onFocusCapture={() => onActive({ channel: channel.id, programme: undefined })}
          {...intentListeners}
          {...getCellTimeAttributes()}
        >
          <span
            className={joinClasses('display', styles.mark)}
            data-long={channel.title.length > longNameCharacters || undefined}
            style={colours && { backgroundColor: colours.ground, color: colours.ink }}
          >
            <bdi>{channel.title}</bdi>
          </span>
        </Link>
      </div>
      {!data && isError && (
        <div role="gridcell" className={styles.message}>
          <span>{content('problem.title')}</span>
          <Button
            size="s"
            icon={<IconRefreshCw size="s" />}
            loading={isFetching}
            onClick={() => void refetch()}
            {...getCellTimeAttributes()}
          >
            {content('problem.retry')}
          </Button>
        </div>
      )}
      {!data && !isError && (
        <div role="gridcell" className={styles.message}>
          <Skeleton blockSize="56px" inlineSize="100%" />
        </div>
      )}
      {positionedProgrammes?.length === 0 && (
        <div role="gridcell" className={styles.message}>
          {text('guide.noProgramme')}
        </div>
      )}
      {isNearScreen &&
        positionedProgrammes?.map((positionedProgramme) => (
          <ProgrammeCell
            key={positionedProgramme.key}
            channel={channel}
            intentListeners={intentListeners}
            positionedProgramme={positionedProgramme}
            dayStart={startMs}
            state={getStateAt(now, positionedProgramme.programme)}
            textVisibility={shortKeys?.has(positionedProgramme.key) ? 'always' : 'wholeDay'}
            isTabbable={positionedProgramme.key === tabbableKey}
            onActive={onActive}
            onDetails={onDetails}
          />
        ))}
      {isNearScreen && programmeAfterDay && (
        <ProgrammeCell
          channel={channel}
          intentListeners={intentListeners}
          positionedProgramme={programmeAfterDay}
          dayStart={startMs}
          state="next"
          textVisibility="onPhones"
          isTabbable={false}
          onActive={onActive}
          onDetails={onDetails}
        />
      )}
      {positionedProgrammes && shortKeys && positionedProgrammes.length > shortKeys.size && (
        <div role="gridcell" className={styles.more}>
          <Button
            variant="ghost"
            size="s"
            icon={isWholeDay ? <IconChevronUp size="s" /> : <IconChevronDown size="s" />}
            aria-expanded={isWholeDay}
            onClick={() => setIsWholeDay(!isWholeDay)}
            {...getCellTimeAttributes()}
          >
            {text('guide.wholeDay')}
          </Button>
        </div>
      )}
    </div>
  );
});
