import type { EventView } from '@touchline/content';

/** The fields of an event that decide the state of its player area. */
export type PlayerAreaView = Pick<
  EventView,
  'status' | 'kind' | 'date' | 'duration' | 'access' | 'availability' | 'streamError' | 'source' | 'shareUrl'
>;

/** The state of the live broadcast while the page is open. The player shows its own faults. */
export interface Broadcast {
  /** Address of the live stream that this page has opened. It plays to its end when the match becomes archived. */
  openedAddress?: string | undefined;
  /**
   * The last known address of the main camera. It is used when an update lacks the address, because only the viewer may
   * change the camera.
   */
  main?: string | undefined;
  /** The opened stream has ended. */
  hasEnded: boolean;
  /** The backend no longer knows the event. */
  isGone?: boolean | undefined;
}

/** The kind of access that the viewer lacks. */
export type AccessNeed = 'sign-in' | 'purchase' | 'subscription';

/** The content of the page's only 16:9 box. */
export type PlayerAreaState =
  | { kind: 'player'; address: string; isLive: boolean }
  | { kind: 'countdown'; kickOff: number; access?: AccessNeed | undefined }
  /** The kick-off time has passed without a stream; the page keeps loading the event. */
  | { kind: 'starting' }
  | { kind: 'access'; access: AccessNeed }
  | { kind: 'region' }
  /** The video is on another site (externalContent). */
  | { kind: 'elsewhere'; address: string }
  /** The backend reports a broken stream. */
  | { kind: 'error'; code: string }
  /** A live match has ended; `hasReplay` is true once its recording is watchable. */
  | { kind: 'ended'; hasReplay: boolean }
  /** The event has no video; `isGone` is true if the backend no longer has the event. */
  | { kind: 'nothing'; isGone?: boolean | undefined };

/** Time after a match's end in which its recording is still expected. */
const replayWaitMs = 12 * 3_600_000;
/** The length of a match without a duration. */
const defaultMatchSeconds = 2.5 * 3600;

const neededAccessByKind: Readonly<Record<EventView['access']['kind'], AccessNeed>> = {
  free: 'sign-in',
  members: 'sign-in',
  subscription: 'subscription',
  ticket: 'purchase',
  price: 'purchase',
};

/** The address of the main camera, or of the clip. */
export const getMainUrl = ({ source }: Pick<PlayerAreaView, 'source'>): string | undefined => source.hd ?? source.clip;

/**
 * The first address to play: the main camera's or the clip's; after the start the last known one; else the panorama's.
 */
export function getStreamUrl(view: Pick<PlayerAreaView, 'source' | 'status'>, { main }: Pick<Broadcast, 'main'> = {}) {
  return getMainUrl(view) ?? (view.status === 'upcoming' ? undefined : main) ?? view.source.pano;
}

function getStateWithoutSource(view: PlayerAreaView, now: number): PlayerAreaState {
  if (view.status === 'live' || view.status === 'upcoming') return { kind: 'starting' };
  const isMatch = view.kind === 'event' && view.status === 'archived';
  if (!isMatch || view.date === undefined) return { kind: 'nothing' };
  const endMs = view.date + (view.duration ?? defaultMatchSeconds) * 1000;
  return now - endMs < replayWaitMs ? { kind: 'ended', hasReplay: false } : { kind: 'nothing' };
}

/** Whether the viewer still waits for a stream. A playing stream continues, also if its event is removed. */
const isUpcoming = (view: PlayerAreaView, now: number): boolean =>
  (view.status === 'live' || view.status === 'upcoming') &&
  (getStreamUrl(view) === undefined || (view.status === 'upcoming' && view.date !== undefined && now < view.date));

/**
 * Decides the content of the player area (DESIGN.md, "One stage"; specification, sections 4 and 6). Access comes first,
 * then faults, then time.
 * @param now milliseconds since 1970
 */
export function getPlayerAreaState(
  view: PlayerAreaView,
  { openedAddress, main, hasEnded, isGone }: Broadcast,
  now: number,
): PlayerAreaState {
  if (isGone && isUpcoming(view, now)) return { kind: 'nothing', isGone };
  if (view.availability === 'region') return { kind: 'region' };
  const access = view.availability === 'user' ? neededAccessByKind[view.access.kind] : undefined;
  if (view.status === 'upcoming' && view.date !== undefined && now < view.date) {
    return { kind: 'countdown', kickOff: view.date, access };
  }
  if (access) return { kind: 'access', access };
  if (view.kind === 'externalContent')
    return view.shareUrl === undefined ? { kind: 'nothing' } : { kind: 'elsewhere', address: view.shareUrl };

  if (openedAddress !== undefined && view.status === 'archived') {
    const hasReplay = getStreamUrl(view) !== undefined;
    return hasEnded ? { kind: 'ended', hasReplay } : { kind: 'player', address: openedAddress, isLive: true };
  }
  if (view.streamError) return { kind: 'error', code: view.streamError };
  const address = getStreamUrl(view, { main });
  if (address === undefined) return getStateWithoutSource(view, now);
  return { kind: 'player', address, isLive: view.status !== 'archived' && view.status !== 'vod' };
}
