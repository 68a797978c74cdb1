import type { EventView } from '@touchline/content';
import type { RemoteState } from '@touchline/player/remote';
import type { Moment } from './moment.ts';

/**
 * Creates a private moment at the player's position.
 * @returns undefined without a playing video
 */
export function createNewMoment(state: RemoteState | null, { clock }: Pick<EventView, 'clock'>): Moment | undefined {
  if (!state) return undefined;
  return {
    id: `new-${crypto.randomUUID()}`,
    title: undefined,
    subjectType: 'user',
    kind: undefined,
    global: false,
    // The wire has whole milliseconds.
    start: Math.max(0, Math.round(state.position * 1000) / 1000),
    end: undefined,
    // The match clock shows the period of the live edge. Behind the edge `toMoments` derives the period.
    period: state.live && state.atLiveEdge ? clock?.period : undefined,
    shirt: undefined,
    team: undefined,
  };
}
