import type { EventView } from '@touchline/content';

/** The events of one calendar day in the displayed zone. */
export interface DayGroup {
  /** `2026-11-22`; empty for events without a date. */
  key: string;
  views: EventView[];
}

/**
 * Divides a list by its days, in the list's own order.
 * @param dayKey returns the day of a time in the displayed zone
 */
export function groupByDay(views: readonly EventView[], dayKey: (timeMs: number) => string): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const view of views) {
    const key = view.date === undefined ? '' : dayKey(view.date);
    // Searches all groups, because after a late change the matches of a day may not be next to each other.
    const group = groups.find((existingGroup) => existingGroup.key === key);
    if (group) group.views.push(view);
    else groups.push({ key, views: [view] });
  }
  return groups;
}
