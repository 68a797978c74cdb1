import type { Engine, EngineEvent, EngineOptions, EngineSnapshot, EventTimes, StartAt, Thumbnail } from '../engine.ts';
import type { PlayerProblem } from '../player-problem.ts';
import type { Screen } from '../screen.ts';
import { createQualities } from './qualities.ts';
import { emptySnapshot, readLists, readTime, type TrackLists } from './read-snapshot.ts';
import { createScreenStream } from './screen-stream.ts';
import { selectAudio } from './select-tracks.ts';
import { getManifestRetries, getSegmentRetries } from './shaka-settings.ts';
import type { ShakaPlayer } from './shaka-types.ts';
import { code, isMissingFile, toPlayerProblem } from './to-player-problem.ts';
import { getTextId } from './tracks.ts';
import type { ConnectedStream } from './connect-stream.ts';

/** Reads the size of a picture, which the engine does not know without a RESOLUTION in the multivariant playlist. */
async function readImageSize(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/**
 * Returns the tile at a media time; null for a stream without tiles. A failing image track does not disturb playback.
 */
async function readThumbnail({ player }: ConnectedStream, time: number): Promise<Thumbnail | null> {
  try {
    const tile = await player.getThumbnails(null, time);
    const url = tile?.uris[0];
    if (!tile || !url) return null;
    // Without a RESOLUTION, a stream has one picture per segment, whose size is the tile's.
    const { width, height } = tile.width > 0 ? tile : await readImageSize(url);
    return {
      url,
      x: tile.positionX,
      y: tile.positionY,
      width,
      height,
      sheetWidth: tile.imageWidth,
      sheetHeight: tile.imageHeight,
    };
  } catch {
    return null;
  }
}

const interruptedProblem: PlayerProblem = { kind: 'interrupted', fatal: false, category: 7, code: 7000 };

/** Implements the engine with shaka-player. */
export function createShakaEngine(screen: Screen, options: EngineOptions = {}): Engine {
  const listeners = new Set<(event: EngineEvent) => void>();
  const qualities = createQualities();
  let isLoaded = false;
  let trackLists: TrackLists | null = null;
  let loadCount = 0;
  let isDestroyed = false;

  function emit(event: EngineEvent): void {
    if (event.type === 'change') trackLists = null;
    if (event.type === 'problem' && isMissingFile(event.problem)) withPlayer(qualities.recordMissedPicture);
    listeners.forEach((listener) => listener(event));
  }
  const stream = createScreenStream(screen, options, emit);

  let refusedAddress: string | undefined;
  function recordRefusal({ disposition, blockedURI }: SecurityPolicyViolationEvent): void {
    if (disposition === 'enforce' && blockedURI.startsWith('http')) [refusedAddress] = blockedURI.split('?', 1);
  }
  document.addEventListener('securitypolicyviolation', recordRefusal);

  /** The request for the stream's WebVTT thumbnails. Pictures that load together share it. */
  let addedTrack: { address: string; done: Promise<unknown> } | null = null;

  /** Adds the stream's WebVTT thumbnails at their first use, unless the stream has an image track. */
  async function addThumbnails({ player, thumbnails }: ConnectedStream): Promise<void> {
    const address = thumbnails();
    if (address === null || player.isLive() || player.getImageTracks().length > 0) return;
    if (addedTrack?.address !== address)
      addedTrack = { address, done: player.addThumbnailsTrack(address).catch(() => undefined) };
    await addedTrack.done;
  }

  /** Reads the reason of a failed load. The problem is final if the page's security policy forbids the address. */
  async function readProblem(error: unknown, address: string): Promise<PlayerProblem> {
    const problem = toPlayerProblem(error);
    if (problem.code !== code.httpError) return problem;
    // The browser reports the refusal after the failed request.
    await new Promise((resolve) => setTimeout(resolve));
    const isRefused = refusedAddress !== undefined && address.startsWith(refusedAddress);
    return isRefused ? { ...problem, kind: 'missing', isFinal: true } : problem;
  }

  function readSnapshot(): EngineSnapshot {
    const connectedStream = stream.current();
    const chosenQuality = qualities.getChosenId();
    // The qualities stay in the list during a reload, so that an open menu does not change.
    if (!connectedStream || !isLoaded) return { ...emptySnapshot, qualities: qualities.list(), chosenQuality };
    trackLists ??= readLists(connectedStream, qualities);
    return { ...readTime(connectedStream), ...trackLists, chosenQuality };
  }

  async function load(
    address: string,
    startAt?: StartAt,
    times?: EventTimes,
    isTrial = false,
  ): Promise<PlayerProblem | null> {
    const loadNumber = ++loadCount;
    const isSuperseded = (): boolean => isDestroyed || loadNumber !== loadCount;
    isLoaded = false;
    addedTrack = null;
    qualities.stopRetrying();
    try {
      await stream.load(address, startAt, times, isSuperseded, isTrial);
      const connectedStream = stream.current();
      if (isSuperseded() || !connectedStream) return interruptedProblem;
      isLoaded = true;
      stream.release(() => qualities.getChosenId() === null);
      connectedStream.player.configure({
        ...getManifestRetries(false),
        streaming: { retryParameters: getSegmentRetries(connectedStream.targetDuration()) },
      });
      qualities.onLoaded(connectedStream.player, connectedStream.renditions.isDead);
      emit({ type: 'change' });
      return null;
    } catch (error) {
      const problem = await readProblem(error, address);
      return isSuperseded() ? interruptedProblem : problem;
    }
  }

  function withPlayer(action: (player: ShakaPlayer) => void): void {
    const connectedStream = stream.current();
    if (connectedStream && isLoaded) action(connectedStream.player);
  }

  return {
    warm: (address) => stream.warm(address).then(() => null, toPlayerProblem),
    follow: stream.follow,
    load,
    snapshot: readSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      loadCount += 1;
      isLoaded = false;
      qualities.stopRetrying();
      // If `unload` interrupts a load, that load reports the interruption to its own caller.
      stream
        .current()
        ?.player.unload()
        .catch(() => undefined);
      emit({ type: 'change' });
    },
    retry: () => withPlayer((player) => void player.retryStreaming(0)),
    selectText: (id) =>
      withPlayer((player) => {
        player.selectTextTrack(player.getTextTracks().find((track) => getTextId(track) === id) ?? null);
        emit({ type: 'change' });
      }),
    selectAudio: (id) =>
      withPlayer((player) => {
        selectAudio(player, id);
      }),
    selectQuality: (id) =>
      withPlayer((player) => {
        qualities.choose(player, id);
        emit({ type: 'change' });
      }),
    async thumbnail(time) {
      const connectedStream = stream.current();
      if (!connectedStream || !isLoaded) return null;
      await addThumbnails(connectedStream);
      return readThumbnail(connectedStream, time);
    },
    async destroy() {
      isDestroyed = true;
      qualities.stopRetrying();
      listeners.clear();
      document.removeEventListener('securitypolicyviolation', recordRefusal);
      await stream.destroy();
    },
  };
}
