import type { EventView } from '@touchline/content';

/** What the stage must know of an event. */
export type StageView = Pick<
  EventView,
  'status' | 'kind' | 'date' | 'duration' | 'access' | 'availability' | 'streamError' | 'source' | 'shareUrl'
>;

/** What this visit has seen of the live broadcast. The player reports its own faults inside the stage. */
export interface Broadcast {
  /** The live stream that was opened here; it plays out even when the match is archived meanwhile. */
  opened?: string | undefined;
  /** Where the main camera was last; it plays on when the event names it no more, and no other camera takes its place by itself. */
  main?: string | undefined;
  /** The stream that was opened has come to its end. */
  ended: boolean;
  /** The backend knows the event no more. */
  gone?: boolean | undefined;
}

/** The way in that would open an event for this viewer. */
export type AccessNeed = 'sign-in' | 'purchase' | 'subscription';

/** What stands in the page's one 16:9 box. */
export type Stage =
  | { kind: 'player'; address: string; live: boolean }
  | { kind: 'countdown'; kickOff: number; access?: AccessNeed | undefined }
  /** The time has come and the picture has not: kept asking. */
  | { kind: 'starting' }
  | { kind: 'access'; access: AccessNeed }
  | { kind: 'region' }
  /** It plays on another site (externalContent). */
  | { kind: 'elsewhere'; address: string }
  /** The backend says that the stream is broken. */
  | { kind: 'error'; code: string }
  /** A live match is over; `replay` once its recording can be watched. */
  | { kind: 'ended'; replay: boolean }
  /** There is no video; `gone` where the whole event has been taken out. */
  | { kind: 'nothing'; gone?: boolean | undefined };

/** How long after its end a match's recording is still awaited, in milliseconds. */
const replayWait = 12 * 3_600_000;
/** How long a match takes where its length is unknown, in seconds. */
const usualLength = 2.5 * 3600;

const needOf: Readonly<Record<EventView['access']['kind'], AccessNeed>> = {
  free: 'sign-in',
  members: 'sign-in',
  subscription: 'subscription',
  ticket: 'purchase',
  price: 'purchase',
};

/** The main camera's address, or the clip's. */
export const mainOf = ({ source }: Pick<StageView, 'source'>): string | undefined => source.hd ?? source.clip;

/** The address that plays first; the panorama alone plays where there is nothing else, and was nothing else before. */
export function addressOf(view: Pick<StageView, 'source' | 'status'>, { main }: Pick<Broadcast, 'main'> = {}) {
  return mainOf(view) ?? (view.status === 'upcoming' ? undefined : main) ?? view.source.pano;
}

function withoutSource(view: StageView, now: number): Stage {
  if (view.status === 'live' || view.status === 'upcoming') return { kind: 'starting' };
  const isMatch = view.kind === 'event' && view.status === 'archived';
  if (!isMatch || view.date === undefined) return { kind: 'nothing' };
  const over = view.date + (view.duration ?? usualLength) * 1000;
  return now - over < replayWait ? { kind: 'ended', replay: false } : { kind: 'nothing' };
}

/** Whether the viewer waits for a picture. One that plays plays on, whatever becomes of its event. */
const isToCome = (view: StageView, now: number): boolean =>
  (view.status === 'live' || view.status === 'upcoming') &&
  (addressOf(view) === undefined || (view.status === 'upcoming' && view.date !== undefined && now < view.date));

/**
 * Decides what stands on the stage (DESIGN.md, "One stage"; specification, sections 4 and 6). Rights come first, then what is
 * broken, then time. @param now milliseconds since 1970
 */
export function stageOf(view: StageView, { opened, main, ended, gone }: Broadcast, now: number): Stage {
  if (gone && isToCome(view, now)) return { kind: 'nothing', gone };
  if (view.availability === 'region') return { kind: 'region' };
  const access = view.availability === 'user' ? needOf[view.access.kind] : undefined;
  if (view.status === 'upcoming' && view.date !== undefined && now < view.date) {
    return { kind: 'countdown', kickOff: view.date, access };
  }
  if (access) return { kind: 'access', access };
  if (view.kind === 'externalContent')
    return view.shareUrl === undefined ? { kind: 'nothing' } : { kind: 'elsewhere', address: view.shareUrl };

  if (opened !== undefined && view.status === 'archived') {
    const replay = addressOf(view) !== undefined;
    return ended ? { kind: 'ended', replay } : { kind: 'player', address: opened, live: true };
  }
  if (view.streamError) return { kind: 'error', code: view.streamError };
  const address = addressOf(view, { main });
  if (address === undefined) return withoutSource(view, now);
  return { kind: 'player', address, live: view.status !== 'archived' && view.status !== 'vod' };
}
