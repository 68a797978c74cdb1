import type { EventView } from '@touchline/content';

/** The events of one calendar day in the zone that is shown. */
export interface DayGroup {
  /** `2026-11-22`; empty for events without a date. */
  key: string;
  views: EventView[];
}

/** Divides a list by its days, in the list's own order. @param dayKey the day of a moment in the zone that is shown */
export function groupByDay(views: readonly EventView[], dayKey: (timeMs: number) => string): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const view of views) {
    const key = view.date === undefined ? '' : dayKey(view.date);
    // Searches all groups: after a late change a day's match may not be next to the others.
    const group = groups.find((existingGroup) => existingGroup.key === key);
    if (group) group.views.push(view);
    else groups.push({ key, views: [view] });
  }
  return groups;
}
