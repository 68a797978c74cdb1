import type { EventView } from '@touchline/content';
import type { RemoteState } from '@touchline/player/remote';
import type { Moment } from './moment.ts';

/** What the viewer marks: the moment in the picture, theirs alone. Undefined where there is no picture. */
export function newMoment(state: RemoteState | null, { clock }: Pick<EventView, 'clock'>): Moment | undefined {
  if (!state) return undefined;
  return {
    id: `new-${crypto.randomUUID()}`,
    title: undefined,
    about: 'user',
    kind: undefined,
    global: false,
    // Milliseconds on the wire.
    start: Math.max(0, Math.round(state.position * 1000) / 1000),
    end: undefined,
    // What the match clock says is of now: behind it, the moments before tell.
    period: state.live && state.atLiveEdge ? clock?.period : undefined,
    shirt: undefined,
    team: undefined,
  };
}
