import { hashKey } from '@tanstack/react-query';
import {
  type EventList,
  type EventView,
  type ListQuery,
  LoadMore,
  PersonalAccessContext,
  SectionProblem,
} from '@touchline/content';
import { useFormats } from '@touchline/i18n';
import { CardGrid, CardSkeleton, GroupHead, Skeleton } from '@touchline/ui-kit';
import { createElement, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useShelfEntries } from '../../api/use-shelf-entries.ts';
import { groupByDay } from './group-by-day.ts';
import { deleteResumePosition, findScrollState, readResumePosition, type ResumePosition } from './list-positions.ts';
import { listPageSize } from '../../api/list-page-size.ts';
import { ListGroups } from './list-groups.tsx';
import type { ListScroller } from './list-scroller.tsx';
import { ListEmpty, type ListEmptyProps } from './list-empty.tsx';
import styles from './list-body.module.css';
import type { ListVariant } from './lines.ts';

export interface ListBodyProps {
  query: ListQuery;
  /** The query's result. */
  eventList: EventList;
  variant: ListVariant;
  kind: ListEmptyProps['kind'];
  /** Replaces the default empty state. */
  emptyNotice?: ReactNode;
  /** The list's accessible name. */
  label: string;
}

const skeletonKeys = [1, 2, 3, 4, 5, 6, 7, 8];

/** Reserves the space of the first day's heading, so that the list does not move when the heading appears. */
function DayHeadSkeleton() {
  return (
    <div aria-hidden="true">
      <GroupHead heading={'\u00a0'} />
    </div>
  );
}

/** The list in its current state: loading, failed, empty, complete or growing. */
export function ListBody(props: ListBodyProps) {
  const { eventList, variant, kind, emptyNotice, label } = props;
  const views = useShelfEntries(kind === 'list' ? 'latest' : kind, eventList.views);
  if (eventList.hasFailed)
    return <SectionProblem isWholePage isLoading={eventList.isLoading} onRetry={eventList.retry} />;
  if (!views) return <ListSkeleton variant={variant} label={label} />;
  if (views.length === 0 && !eventList.hasMore) return emptyNotice || <ListEmpty kind={kind} />;
  return (
    <PersonalAccessContext value={eventList.isPersonal}>
      <Entries {...props} views={views} />
      <LoadMore list={eventList} />
    </PersonalAccessContext>
  );
}

/** The placeholder of a list that is loading. */
function ListSkeleton({ variant, label }: Pick<ListBodyProps, 'variant' | 'label'>) {
  return (
    <>
      {variant !== 'grid' && <DayHeadSkeleton />}
      {variant === 'schedule' ? (
        <div className={styles.rows} aria-busy="true">
          {skeletonKeys.map((index) => (
            <Skeleton key={index} blockSize="72px" radius="m" />
          ))}
        </div>
      ) : (
        <CardGrid busy label={label}>
          {skeletonKeys.map((index) => (
            <CardSkeleton key={index} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

/**
 * The loaded entries. For a list of several pages, code that loads later renders only the entries near the screen,
 * and restores the scroll position.
 */
function Entries({ query, eventList, variant, label, views }: ListBodyProps & { views: readonly EventView[] }) {
  const { dayKey } = useFormats();
  const { key } = useLocation();
  const id = `${key} ${hashKey(query.queryKey)}`;
  const [listScroll] = useState(() =>
    typeof window === 'undefined' ? undefined : findScrollState(id, eventList.firstPageNumber),
  );
  const resumePosition = useResumePosition(id, !listScroll);
  const [drawnRange, setDrawnRange] = useState(listScroll?.drawnRange);
  const element = useRef<HTMLDivElement>(null);
  const getList = useCallback(() => element.current, []);
  const isLong = views.length > listPageSize || eventList.firstPageNumber > 0 || resumePosition !== undefined;
  // This code loads together with the second page. A list of one page needs no restored position.
  const loadedScroller = useScrollerCode(isLong || eventList.isLoading);
  const LoadedScroller = isLong ? loadedScroller : undefined;
  const groups = useMemo(
    () => (variant === 'grid' ? [{ key: '', views: [...views] }] : groupByDay(views, dayKey)),
    [variant, views, dayKey],
  );
  const hasMore = eventList.hasMore || eventList.firstPageNumber > 0;
  // In print, every loaded entry is shown, not only those near the screen.
  const isPrinting = usePrinting();
  return (
    <>
      <ListGroups
        ref={element}
        groups={groups}
        variant={variant}
        label={label}
        hasMore={eventList.hasMore}
        skippedCount={eventList.firstPageNumber * listPageSize}
        total={hasMore ? eventList.total : views.length}
        drawnRange={LoadedScroller && !isPrinting ? drawnRange : undefined}
      />
      {LoadedScroller &&
        // oxlint-disable-next-line react/refs -- the scroller asks for the element in its effects
        createElement(LoadedScroller, {
          query,
          groups,
          hasHeadings: variant !== 'grid',
          getListElement: getList,
          drawnRange,
          onDrawn: setDrawnRange,
          id,
          listScroll,
          resumePosition,
          pageSize: listPageSize,
        })}
    </>
  );
}

/**
 * The position at which the list continues after a reload; undefined from the viewer's first input on, because the
 * list must not move under an open menu or during scrolling.
 */
function useResumePosition(id: string, isWanted: boolean): ResumePosition | undefined {
  const [position, setPosition] = useState(() => (isWanted && isReloadOrReturn() ? readResumePosition(id) : undefined));
  useEffect(() => {
    if (!position) return;
    const releasePosition = (event: Event) => {
      if (event instanceof KeyboardEvent && isBrowserShortcut(event)) return;
      deleteResumePosition(id);
      setPosition(undefined);
    };
    for (const type of inputEvents) addEventListener(type, releasePosition, { capture: true, passive: true });
    return () => {
      for (const type of inputEvents) removeEventListener(type, releasePosition, { capture: true });
    };
  }, [id, position]);
  return position;
}

const inputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Whether the browser may handle the key, such as F5 for another reload. */
const isBrowserShortcut = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => ctrlKey || metaKey || /^F\d/.test(key);

/** Whether the page was reloaded, or the viewer came back from another document. */
function isReloadOrReturn(): boolean {
  if (typeof window === 'undefined') return false;
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate';
}

let loadedScroller: typeof ListScroller | undefined;

/** The component for long lists, once it is needed and its code has loaded. */
function useScrollerCode(isNeeded: boolean): typeof ListScroller | undefined {
  const [Scroller, setScroller] = useState(() => (isNeeded ? loadedScroller : undefined));
  useEffect(() => {
    if (!isNeeded) return;
    import('./list-scroller.tsx')
      .then(({ ListScroller: importedScroller }) => {
        loadedScroller = importedScroller;
        setScroller(() => importedScroller);
      })
      // If this code fails to load, the whole list is rendered.
      .catch(() => undefined);
  }, [isNeeded]);
  return Scroller;
}

/**
 * Whether the page is being printed. The browser copies the page right after `beforeprint`, so the change renders
 * synchronously.
 */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const startPrinting = () => flushSync(() => setIsPrinting(true));
    const handlePrintEnd = () => setIsPrinting(false);
    addEventListener('beforeprint', startPrinting);
    addEventListener('afterprint', handlePrintEnd);
    return () => {
      removeEventListener('beforeprint', startPrinting);
      removeEventListener('afterprint', handlePrintEnd);
    };
  }, []);
  return isPrinting;
}
