import type { PlayerProblem } from '../player-problem.ts';
import { watchLatePlaylists } from './late-playlists.ts';
import { mayHang } from './hanging-playlists.ts';
import { createLooks } from './look-again.ts';
import { manifestRequest } from './manifest-filter.ts';
import { watchMissingSegments } from './missing-segments.ts';
import { withoutDead, type NamedRendition, type RenditionKind } from './multivariant.ts';
import { livingVariants } from './living-variants.ts';
import type { PlaylistAnswer } from './playlist-answer.ts';
import { createPlaylistProgress, type PlaylistProgress } from './playlist-progress.ts';
import { createRenditions, type Renditions } from './renditions.ts';
import { faultBanSeconds } from './shaka-settings.ts';
import { watchSound } from './watch-sound.ts';
import type { ShakaNamespace, ShakaPlayer } from './shaka-types.ts';
import { createTrackSwitch } from './switch-tracks.ts';

/**
 * Keeps a stream playing when some of its playlists fail: plays the next best rendition and checks the dead ones again.
 */
export interface RenditionWatch extends Pick<Renditions, 'isDead' | 'getKind'>, Pick<PlaylistProgress, 'hasStopped'> {
  afterResponse(answer: PlaylistAnswer): void;
  /** A request for a playlist has failed. @param isFinal a retry would not help */
  failed(address: string, isFinal?: boolean): void;
  /** Whether the next load can leave out renditions that have failed since the last call. */
  hasLearned(): boolean;
}

interface WatchParts {
  shaka: ShakaNamespace;
  player: ShakaPlayer;
  /** The offered renditions have changed. */
  changed(): void;
  /** A rendition is dead; playback needs another load if the problem is fatal. */
  report(problem: PlayerProblem): void;
  /** Waits until a playlist may be requested. */
  pace(address: string): Promise<void> | void;
}

/** Makes recovery load again, because the engine's manifest no longer fits the stream. */
const leftOut: PlayerProblem = { kind: 'missing', fatal: true, category: 1, code: 1001, request: 'manifest' };

export function watchRenditions({ shaka, player, changed, report, pace }: WatchParts): RenditionWatch {
  const renditions = createRenditions();
  const progress = createPlaylistProgress();
  const canPlay = (id: string | null): boolean => renditions.isPromising(id) && !sound.isSilent(id);
  const choice = livingVariants(() => new shaka.abr.SimpleAbrManager(), canPlay);
  player.configure({ abrFactory: choice.factory });
  const network = player.getNetworkingEngine();
  const reload = (): void => report(leftOut);
  const sound = watchSound({
    network,
    reload,
    leave(audibleIds) {
      const pictures = [...audibleIds, ...player.getVariantTracks().map(({ originalVideoId }) => originalVideoId)];
      if (!pictures.some(canPlay)) return false;
      choice.update();
      // The engine replaces a quality only while adaptation is on.
      player.configure({ abr: { enabled: true } });
      return true;
    },
  });
  const tracks = createTrackSwitch(player, renditions, reload);
  const { look, lookLater, lookNow, stop } = createLooks(player, renditions, progress, pace);
  const compare = watchLatePlaylists(renditions, progress, look);
  let isLearned = false;
  let mayLeave = true;

  function died(kind: RenditionKind): void {
    // Reports the failure in the playback report.
    if (kind === 'video' || kind === 'audio') report({ ...leftOut, fatal: false });
    if (kind === 'audio') {
      isLearned = true;
      tracks.leaveSound();
    }
    if (kind === 'text') tracks.leaveCaptions();
  }

  /**
   * After a fault or dropped frames the engine avoids a quality for a while. In an outage it would then try one failing
   * playlist after the other, and with only one good quality it would load a dead one.
   */
  function ban(): void {
    if (mayLeave === !(renditions.isOriginOut() || choice.isAlone())) return;
    mayLeave = !mayLeave;
    player.configure({
      streaming: { maxDisabledTime: mayLeave ? faultBanSeconds : 0 },
      abr: { droppedFrames: mayLeave },
    });
  }

  function failed(address: string, isFinal = false): void {
    const wasHopeless = renditions.isHopeless(address);
    renditions.failed(address, isFinal);
    choice.update();
    ban();
    if (renditions.getKind(address) !== 'video' || !renditions.isHopeless(address)) return;
    // Only once for each playlist: the engine never requests some of the others, such as those of another codec.
    if (!wasHopeless) isLearned = renditions.hasHope('video');
    // The engine tries another quality only while adaptation is on, and at once only after this call.
    const { enabled } = player.getConfiguration().abr;
    const other = renditions.haveCome() ? renditions.getInstead(address) : undefined;
    if (enabled) player.configure({ abr: { enabled } });
    else if (other !== undefined) void look(other);
  }

  renditions.onChange((kind, change) => {
    if (change === 'died') died(kind);
    else if (kind === 'audio') tracks.returnToSound();
    choice.update();
    // The end of one fault may be the end of others.
    if (change === 'revived') lookNow();
    else lookLater();
    changed();
  });
  player.addEventListener('unloading', () => {
    stop();
    progress.reset();
    sound.reset();
    choice.reset();
  });
  player.addEventListener('loaded', lookLater);
  watchMissingSegments(player, renditions.empty);
  network?.registerRequestFilter((type, request) => {
    if (type === manifestRequest) mayHang(request, renditions.leave);
  });
  network?.addEventListener('retry', (event) => {
    const error: unknown = Reflect.get(event, 'error');
    const data: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'data') : undefined;
    const address: unknown = Array.isArray(data) ? data[0] : undefined;
    if (typeof address === 'string' && renditions.isHopeless(address)) event.preventDefault();
  });

  return {
    afterResponse(answer) {
      const { id, uri, text, media } = answer;
      const kind = renditions.getKind(id);
      // Captions may have no lines for a while.
      if (!text.startsWith('#EXTM3U') || (media?.isEmpty && kind !== 'text')) return failed(id, true);
      if (media) {
        const isNew = progress.isNew(id, media);
        progress.answered(id, media, kind !== 'audio' && kind !== 'text');
        renditions.answered(id, media.isOver, isNew);
        ban();
        if (!media.isOver) void compare(id, media);
        return;
      }
      if (!text.includes('#EXT-X-STREAM-INF')) return;
      renditions.read(text, uri);
      tracks.load();
      const isOut = (one: NamedRendition): boolean =>
        one.kind === 'audio' ? renditions.isDead(one.uri) : !renditions.isPromising(one.uri);
      answer.text = withoutDead(text, isOut, sound.isMissing());
    },
    hasStopped: progress.hasStopped,
    isDead: (id) => renditions.isDead(id) || sound.isSilent(id),
    getKind: renditions.getKind,
    failed,
    hasLearned() {
      const wasLearned = isLearned;
      isLearned = false;
      return wasLearned;
    },
  };
}
