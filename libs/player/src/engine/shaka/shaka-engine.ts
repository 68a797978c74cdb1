import { takePreloaded, type Preloaded } from '../../preload.ts';
import { rememberBandwidth } from '../bandwidth-memory.ts';
import type { Engine, EngineEvent, EngineSnapshot } from '../engine.ts';
import { connectStream, type ConnectedStream } from './connect-stream.ts';
import type { PlayerProblem } from '../player-problem.ts';
import { toPlayerProblem } from './to-player-problem.ts';
import { segmentRetries, type EngineOptions } from './shaka-settings.ts';
import type { ShakaPlayer } from './shaka-types.ts';
import { readThumbnail } from './thumbnail.ts';
import { selectAudio, selectQuality } from './select-tracks.ts';
import { readAudio, readQualities, readText, textId } from './tracks.ts';
import type { WarmStream } from './warm-stream.ts';

const nothingLoaded: EngineSnapshot = {
  live: false,
  seekRange: { start: 0, end: 0 },
  targetDuration: 0,
  wallClockOrigin: null,
  audio: [],
  text: [],
  qualities: [],
  autoQuality: true,
  hasThumbnails: false,
};

const changes = [
  'loaded',
  'trackschanged',
  'variantchanged',
  'adaptation',
  'textchanged',
  'audiotrackschanged',
  'audiotrackchanged',
  'manifestupdated',
  'texttrackvisibility',
];

/** The engine over shaka-player. Downloads nothing until the first `load`, where nothing fills the screen yet. */
export function createShakaEngine(video: HTMLVideoElement, captions: HTMLElement, options: EngineOptions = {}): Engine {
  const listeners = new Set<(event: EngineEvent) => void>();
  let stream: ConnectedStream | null = null;
  let loaded = false;
  let chosenQuality: string | null = null;
  let chosenAudio: string | null = null;
  let lists: TrackLists | null = null;
  let loads = 0;
  let destroyed = false;
  let preloaded = takePreloaded(video);

  function emit(event: EngineEvent): void {
    if (event.type === 'change') lists = null;
    listeners.forEach((listener) => listener(event));
  }

  function snapshot(): EngineSnapshot {
    if (!stream || !loaded) return nothingLoaded;
    lists ??= readLists(stream);
    return { ...readTime(stream), ...lists, autoQuality: chosenQuality === null };
  }

  function adopt(next: ConnectedStream): void {
    stream = next;
    next.onProblem((problem) => {
      if (stream === next) emit({ type: 'problem', problem });
    });
    next.onRestart(() => {
      if (stream === next) emit({ type: 'restart' });
    });
    for (const type of changes) {
      next.player.addEventListener(type, () => {
        if (stream === next) emit({ type: 'change' });
      });
    }
  }

  function remember(): void {
    if (stream) rememberBandwidth(stream.player.getStats().estimatedBandwidth);
  }
  // A closed tab destroys nothing.
  addEventListener('pagehide', remember);

  async function release(): Promise<void> {
    remember();
    const old = stream;
    stream = null;
    await old?.player.destroy();
  }

  /**
   * Goes on with what fills the screen already, where it is what was asked for; empties the screen otherwise. Only the newest
   * load gets here: two players must not hold one element.
   */
  async function takeOver({ address }: Preloaded, warm: WarmStream, wanted: string | null): Promise<boolean> {
    preloaded = null;
    if (address !== wanted) {
      await warm.player.destroy();
      return false;
    }
    adopt(warm);
    await warm.loaded;
    warm.release();
    return true;
  }

  /** The running player is kept, with its bandwidth estimate, where it can play the address. */
  async function open(address: string): Promise<ShakaPlayer> {
    if (!stream?.plays(address)) {
      await release();
      adopt(await connectStream(address, options));
    }
    if (!stream) throw new Error('No stream after connecting');
    stream.player.setVideoContainer(captions);
    await stream.player.attach(video);
    return stream.player;
  }

  async function load(address: string, startAt?: number | Date): Promise<PlayerProblem | null> {
    const mine = ++loads;
    const superseded = (): boolean => destroyed || mine !== loads;
    loaded = false;
    try {
      const warm = await preloaded?.stream;
      if (superseded()) return interrupted;
      const wanted = startAt === undefined ? address : null;
      if (!(preloaded && warm && (await takeOver(preloaded, warm, wanted)))) {
        const player = await open(address);
        if (superseded()) return interrupted;
        await player.load(address, startAt ?? null);
      }
      if (superseded() || !stream) return interrupted;
      const { player, targetDuration } = stream;
      loaded = true;
      player.configure({ streaming: { retryParameters: segmentRetries(targetDuration()) } });
      chooseAgain(player);
      emit({ type: 'change' });
      return null;
    } catch (error) {
      return superseded() ? interrupted : toPlayerProblem(error);
    }
  }

  /** A reload forgets what the viewer picked; the viewer does not. */
  function chooseAgain(player: ShakaPlayer): void {
    if (chosenAudio !== null) selectAudio(player, chosenAudio);
    if (chosenQuality === null) return;
    if (!selectQuality(player, chosenQuality)) chosenQuality = null;
  }

  function withPlayer(act: (player: ShakaPlayer) => void): void {
    if (stream && loaded) act(stream.player);
  }

  return {
    load,
    snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      loads += 1;
      loaded = false;
      // A load that was under way reports an interruption to its own caller.
      stream?.player.unload().catch(() => undefined);
      emit({ type: 'change' });
    },
    retry: () => withPlayer((player) => void player.retryStreaming(0)),
    selectText: (id) =>
      withPlayer((player) => {
        player.selectTextTrack(player.getTextTracks().find((track) => textId(track) === id) ?? null);
        emit({ type: 'change' });
      }),
    selectAudio: (id) =>
      withPlayer((player) => {
        chosenAudio = id;
        selectAudio(player, id);
      }),
    selectQuality: (id) =>
      withPlayer((player) => {
        chosenQuality = id;
        selectQuality(player, id);
        emit({ type: 'change' });
      }),
    thumbnail: async (time) => (stream && loaded ? readThumbnail(stream, time) : null),
    async destroy() {
      destroyed = true;
      removeEventListener('pagehide', remember);
      listeners.clear();
      const warm = await preloaded?.stream;
      if (preloaded && warm) await takeOver(preloaded, warm, null);
      await release();
    },
  };
}

const interrupted: PlayerProblem = { kind: 'interrupted', fatal: false, category: 7, code: 7000 };

/** The lists that change rarely and cost most; the snapshot is read with every frame. */
type TrackLists = Pick<EngineSnapshot, 'audio' | 'text' | 'qualities' | 'hasThumbnails'>;

function readLists({ player, thumbnails }: ConnectedStream): TrackLists {
  return {
    audio: readAudio(player),
    text: readText(player),
    qualities: readQualities(player),
    hasThumbnails: thumbnails() !== null || player.getImageTracks().length > 0,
  };
}

function readTime({ player, targetDuration }: ConnectedStream): Omit<EngineSnapshot, keyof TrackLists | 'autoQuality'> {
  return {
    live: player.isLive(),
    seekRange: player.seekRange(),
    targetDuration: targetDuration(),
    wallClockOrigin: player.getPresentationStartTimeAsDate()?.getTime() || null,
  };
}
