import { EventCard, EventRow, type EventView } from '@touchline/content';
import { useFormats, useNow } from '@touchline/i18n';
import { CardGrid, GroupHead } from '@touchline/ui-kit';
import type { CSSProperties, Ref } from 'react';
import type { DayGroup } from './group-by-day.ts';
import type { DrawnGroup, DrawnRange, ListVariant } from './lines.ts';
import styles from './list-groups.module.css';

export interface ListGroupsProps {
  /** A group without a key is not a day and has no heading. */
  groups: readonly DayGroup[];
  variant: ListVariant;
  label: string;
  /** True if the list has more pages. The last day may then be incomplete, so it shows no count. */
  hasMore: boolean;
  /** The number of entries that were dropped before the first entry in memory. */
  skippedCount: number;
  /** Total number of entries, if known. */
  total: number | undefined;
  /** The rendered part of a long list; without it, the whole list is rendered. */
  drawnRange: DrawnRange | undefined;
  ref: Ref<HTMLDivElement>;
}

/** A list, with or without headings for the days of the displayed zone. A heading sticks while its day scrolls. */
export function ListGroups({ groups, variant, label, hasMore, skippedCount, total, drawnRange, ref }: ListGroupsProps) {
  const isWholeGroup = (group: number): boolean =>
    (!hasMore || group < groups.length - 1) && (skippedCount === 0 || group > 0);
  const drawnGroups = drawnRange
    ? drawnRange.groups.map((drawnGroup) => ({
        groupIndex: groups.findIndex(({ key }) => key === drawnGroup.key),
        part: drawnGroup,
      }))
    : groups.map((_, index) => ({ groupIndex: index, part: undefined }));
  // The pages were replaced, and the lines to render are not chosen yet. Without this space the window would change
  // its scroll position.
  const isDrawnPartMissing = drawnGroups.every(({ groupIndex }) => groupIndex < 0);
  return (
    <div
      ref={ref}
      className={styles.groups}
      style={drawnRange && { paddingBlockEnd: isDrawnPartMissing ? drawnRange.totalPx : drawnRange.spaceAfterPx }}
    >
      {drawnGroups.map(({ groupIndex, part }) => {
        const dayGroup = groups[groupIndex];
        if (!dayGroup) return null;
        const isDay = variant !== 'grid';
        const hasCount = isWholeGroup(groupIndex);
        return (
          <section key={dayGroup.key} className={styles.group} style={part && { marginBlockStart: part.spaceBeforePx }}>
            {isDay && dayGroup.key !== '' && <DayHead day={dayGroup.key} views={dayGroup.views} hasCount={hasCount} />}
            <Cards
              views={dayGroup.views}
              variant={variant}
              label={isDay ? undefined : label}
              part={part}
              firstIndex={isDay ? 1 : skippedCount + 1}
              size={isDay ? (hasCount ? dayGroup.views.length : undefined) : total}
            />
          </section>
        );
      })}
    </div>
  );
}

interface DayHeadProps {
  day: string;
  views: readonly EventView[];
  /** Whether all of the day's entries are loaded. */
  hasCount: boolean;
}

function DayHead({ day, views: [firstView, ...otherViews], hasCount }: DayHeadProps) {
  const formats = useFormats();
  const now = useNow(60_000);
  if (firstView?.date === undefined) return null;
  return (
    <div className={styles.head} data-head={day}>
      <GroupHead
        heading={formats.dayHeading(firstView.date, now)}
        count={hasCount ? formats.number(otherViews.length + 1) : undefined}
      />
    </div>
  );
}

interface CardsProps {
  views: readonly EventView[];
  variant: ListVariant;
  label: string | undefined;
  part: DrawnGroup | undefined;
  /** Position of the first entry, from 1. */
  firstIndex: number;
  /** Number of entries of the whole list; undefined if unknown. */
  size: number | undefined;
}

function Cards({ views, variant, label, part, firstIndex, size }: CardsProps) {
  const renderItem = (view: EventView, index: number, style?: CSSProperties) => (
    <li
      key={view.id}
      data-entry={view.id}
      style={style}
      {...(part && { 'aria-posinset': firstIndex + index, 'aria-setsize': size ?? -1 })}
    >
      {variant === 'schedule' ? (
        <EventRow view={view} as="div" />
      ) : (
        <EventCard view={view} {...(variant === 'days' ? { dateForm: 'time' } : { level: 2 })} />
      )}
    </li>
  );
  const renderLine = ({ firstEntryId, count, spaceBeforePx }: DrawnGroup['lines'][number], spaceAfterPx: number) => {
    const start = views.findIndex(({ id }) => id === firstEntryId);
    if (start < 0) return [];
    const margins = {
      ...(spaceBeforePx > 0 && { marginBlockStart: spaceBeforePx }),
      ...(spaceAfterPx > 0 && { marginBlockEnd: spaceAfterPx }),
    };
    return views.slice(start, start + count).map((view, index) => renderItem(view, start + index, margins));
  };
  const items = part
    ? part.lines.flatMap((line, index) => renderLine(line, index === part.lines.length - 1 ? part.spaceAfterPx : 0))
    : views.map((view, index) => renderItem(view, index));
  return variant === 'schedule' ? <ul className={styles.rows}>{items}</ul> : <CardGrid label={label}>{items}</CardGrid>;
}
