import type { EventView } from './event-view.ts';

/** The words and signs between two names: `v`, `vs.`, `–`, `נגד`. */
const separatorPattern = /^\s*(?:\p{L}{1,3}\.?|[-–—:])\s*$/u;

/** Whether an event's title consists only of its teams' names, which the score bar shows already. */
export function isNamedForTeams({ title, teams }: Pick<EventView, 'title' | 'teams'>): boolean {
  if (!teams) return false;
  const [home, away] = teams;
  if (!title.startsWith(home.name) || !title.endsWith(away.name)) return false;
  return separatorPattern.test(title.slice(home.name.length, title.length - away.name.length));
}
