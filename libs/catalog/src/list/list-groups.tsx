import { EventCard, EventRow, type EventView } from '@touchline/content';
import { useFormats, useNow } from '@touchline/i18n';
import { CardGrid, GroupHead } from '@touchline/ui-kit';
import type { CSSProperties, Ref } from 'react';
import type { DayGroup } from './group-by-day.ts';
import type { ListVariant } from './list-body.tsx';
import type { Drawn, DrawnGroup } from './rows.ts';
import styles from './list-groups.module.css';

export interface ListGroupsProps {
  /** A group without a key is not a day and has no heading. */
  groups: readonly DayGroup[];
  look: ListVariant;
  label: string;
  /** The list has more pages: the last day may be incomplete and shows no count. */
  more: boolean;
  /** The number of entries before the first kept one, which have been dropped. */
  skipped: number;
  /** Total number of entries, if known. */
  total: number | undefined;
  /** The drawn part of a long list; without it the whole list is drawn. */
  drawn: Drawn | undefined;
  ref: Ref<HTMLDivElement>;
}

/** A list, with or without days of the zone that is shown; a day's heading sticks while its day scrolls. */
export function ListGroups({ groups, look, label, more, skipped, total, drawn, ref }: ListGroupsProps) {
  const whole = (group: number): boolean => (!more || group < groups.length - 1) && (skipped === 0 || group > 0);
  const shown = drawn
    ? drawn.groups.map((part) => ({ place: groups.findIndex(({ key }) => key === part.key), part }))
    : groups.map((_, place) => ({ place, part: undefined }));
  // The pages were replaced, and their lines are not chosen yet. Without this space the window would scroll elsewhere.
  const isGone = shown.every(({ place }) => place < 0);
  return (
    <div ref={ref} className={styles.groups} style={drawn && { paddingBlockEnd: isGone ? drawn.total : drawn.after }}>
      {shown.map(({ place, part }) => {
        const group = groups[place];
        if (!group) return null;
        const isDay = look !== 'grid';
        const counted = whole(place);
        return (
          <section key={group.key} className={styles.group} style={part && { marginBlockStart: part.before }}>
            {isDay && group.key !== '' && <DayHead day={group.key} views={group.views} counted={counted} />}
            <Cards
              views={group.views}
              look={look}
              label={isDay ? undefined : label}
              part={part}
              first={isDay ? 1 : skipped + 1}
              size={isDay ? (counted ? group.views.length : undefined) : total}
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
  counted: boolean;
}

function DayHead({ day, views: [first, ...others], counted }: DayHeadProps) {
  const formats = useFormats();
  const now = useNow(60_000);
  if (first?.date === undefined) return null;
  return (
    <div className={styles.head} data-head={day}>
      <GroupHead
        heading={formats.dayHeading(first.date, now)}
        count={counted ? formats.number(others.length + 1) : undefined}
      />
    </div>
  );
}

interface CardsProps {
  views: readonly EventView[];
  look: ListVariant;
  label: string | undefined;
  part: DrawnGroup | undefined;
  /** Place of the first entry, from 1. */
  first: number;
  /** Size of the whole list; undefined if unknown. */
  size: number | undefined;
}

function Cards({ views, look, label, part, first, size }: CardsProps) {
  const item = (view: EventView, place: number, style?: CSSProperties) => (
    <li
      key={view.id}
      data-entry={view.id}
      style={style}
      {...(part && { 'aria-posinset': first + place, 'aria-setsize': size ?? -1 })}
    >
      {look === 'schedule' ? (
        <EventRow view={view} as="div" />
      ) : (
        <EventCard view={view} {...(look === 'days' ? { dated: 'time' } : { level: 2 })} />
      )}
    </li>
  );
  const line = ({ entry, count, before }: DrawnGroup['rows'][number], after: number) => {
    const from = views.findIndex(({ id }) => id === entry);
    if (from < 0) return [];
    const room = { ...(before > 0 && { marginBlockStart: before }), ...(after > 0 && { marginBlockEnd: after }) };
    return views.slice(from, from + count).map((view, place) => item(view, from + place, room));
  };
  const items = part
    ? part.rows.flatMap((row, index) => line(row, index === part.rows.length - 1 ? part.after : 0))
    : views.map((view, place) => item(view, place));
  return look === 'schedule' ? <ul className={styles.rows}>{items}</ul> : <CardGrid label={label}>{items}</CardGrid>;
}
