import type { EventView } from './event-view.ts';

/** What may stand between two names: `v`, `vs.`, `–`, `נגד`. */
const joiner = /^\s*(?:\p{L}{1,3}\.?|[-–—:])\s*$/u;

/** Whether an event's title is its teams' names and no more: where a score bar stands, it repeats that. */
export function isNamedForTeams({ title, teams }: Pick<EventView, 'title' | 'teams'>): boolean {
  if (!teams) return false;
  const [home, away] = teams;
  if (!title.startsWith(home.name) || !title.endsWith(away.name)) return false;
  return joiner.test(title.slice(home.name.length, title.length - away.name.length));
}
