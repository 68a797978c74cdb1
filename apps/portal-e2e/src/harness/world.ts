/** The parts of an event on the wire that journeys read. */
export interface WorldEvent {
  id: string;
  title: string;
  safe_title: string;
  status: string;
  event_date: string;
  game_start_date: string;
  commerce_coverage: string;
  /** False for events that are not shown in the journeys' region; the affected events change every hour. */
  available_in_region: boolean;
  identities: { id: string; type: string }[];
  source?: { hd?: string };
  team1?: { id: string; name: string; score?: number };
  team2?: { id: string; name: string; score?: number };
}

type WorldAction = { goal: string; team: 1 | 2 } | { kickOff: string; in?: number } | { end: string };

/** Calls the reference backend. @throws Error when it refuses */
export async function post(path: string, body: unknown): Promise<{ content: unknown }> {
  const answer = await fetch(`${process.env['BACKEND']}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} refused ${JSON.stringify(body)}: ${answer.status} ${await answer.text()}`);
  // The reference backend's own tests check its answers.
  return (await answer.json()) as { content: unknown };
}

/** Triggers an event at the reference backend: a goal, a kick-off, an end. */
export async function triggerWorldEvent(action: WorldAction): Promise<WorldEvent> {
  return (await post('/__world', action)).content as WorldEvent;
}

/**
 * A page of the reference backend's events.
 * @param filters of the wire's list request, with dotted names
 */
export async function getEvents(filters: Record<string, unknown>, page = 0): Promise<WorldEvent[]> {
  const body = { page, size: 50, sort: 'event_date', order: 'asc', next: true, filters };
  return ((await post('/api/event/list', body)).content as { entries: WorldEvent[] }).entries;
}

/** @returns the current state of an event */
export async function fetchEvent(id: string): Promise<WorldEvent> {
  const answer = await fetch(`${process.env['BACKEND']}/api/event/get_by_id/id/${id}`);
  return ((await answer.json()) as { content: WorldEvent }).content;
}

type Offer = 'free' | 'members' | 'ppv' | 'subscription_basic';

/** @returns a filter for events with this offer in the journeys' region */
export const isOffered =
  (offer: Offer) =>
  ({ commerce_coverage: coverage, available_in_region: isAvailableInRegion }: WorldEvent): boolean =>
    isAvailableInRegion && coverage === `commerce_${offer}_media`;
const isFree = isOffered('free');

/**
 * A free match that does not start during the run. Workers choose matches from different ends of the calendar, so that
 * no two journeys share one. A match that a journey has kicked off is no longer upcoming.
 * @param worker the test's parallelIndex
 */
export async function getUpcomingMatch(worker: number): Promise<WorldEvent> {
  const laterDate = new Date(Date.now() + 6 * 3_600_000).toISOString();
  const filters = { status: ['upcoming'], sportType: ['ice-hockey'], event_date: { from: laterDate } };
  const matches = (await getEvents(filters)).filter(isFree);
  const match = matches.at(worker % 2 ? -1 - (worker >> 1) : worker >> 1);
  if (!match) throw new Error('No free upcoming match is left');
  return match;
}

/** A free recording. @param filters of a list call */
export async function findRecordedMatch(
  filters: Record<string, unknown> = { sportType: ['ice-hockey'] },
): Promise<WorldEvent> {
  const matches = await getEvents({ status: ['archived'], ...filters });
  const match = matches.find((event) => isFree(event) && event.source?.hd);
  if (!match) throw new Error('There is no free recording');
  return match;
}

/** @returns both scores of a match, such as [3, 2] */
export const getScore = ({ team1, team2 }: WorldEvent): [number, number] => [team1?.score ?? 0, team2?.score ?? 0];
