import type { PlayerProblem } from '../player-problem.ts';
import { watchLatePlaylists } from './late-playlists.ts';
import { allowAbort } from './hanging-playlists.ts';
import { createPlaylistChecks } from './playlist-checks.ts';
import { manifestRequest } from './manifest-filter.ts';
import { watchMissingSegments } from './missing-segments.ts';
import { removeDeadRenditions, type NamedRendition, type RenditionKind } from './multivariant.ts';
import { createAvailableVariants } from './available-variants.ts';
import { createPictureOrder } from './picture-order.ts';
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
  onFailure(address: string, isFinal?: boolean): void;
  /** Whether the next load can leave out renditions that have failed since the last call. */
  consumeNewFailures(): boolean;
}

interface WatchParts {
  shaka: ShakaNamespace;
  player: ShakaPlayer;
  /** The offered renditions have changed. */
  onChange(): void;
  /** A rendition is dead; playback needs another load if the problem is fatal. */
  report(problem: PlayerProblem): void;
  /** Waits until a playlist may be requested. */
  delayRequest(address: string): Promise<void> | void;
}

/** Makes recovery load again, because the engine's manifest no longer fits the stream. */
const removedProblem: PlayerProblem = { kind: 'missing', fatal: true, category: 1, code: 1001, request: 'manifest' };

export function watchRenditions({ shaka, player, onChange, report, delayRequest }: WatchParts): RenditionWatch {
  const renditions = createRenditions();
  const progress = createPlaylistProgress();
  const pictureOrder = createPictureOrder();
  const canPlay = (id: string | null): boolean => renditions.isPromising(id) && !sound.isSilent(id);
  const availableVariants = createAvailableVariants(() => new shaka.abr.SimpleAbrManager(), canPlay);
  player.configure({ abrFactory: availableVariants.factory });
  const network = player.getNetworkingEngine();
  const reloadStream = (): void => report(removedProblem);
  const sound = watchSound({
    network,
    reload: reloadStream,
    switchToAudible(audibleIds) {
      const videoIds = [...audibleIds, ...player.getVariantTracks().map(({ originalVideoId }) => originalVideoId)];
      if (!videoIds.some(canPlay)) return false;
      availableVariants.updateVariants();
      // The engine replaces a quality only while adaptation is on.
      player.configure({ abr: { enabled: true } });
      return true;
    },
  });
  const trackSwitch = createTrackSwitch(player, renditions, reloadStream);
  const { fetchPlaylist, scheduleCheck, checkNow, stop } = createPlaylistChecks(
    player,
    renditions,
    progress,
    delayRequest,
  );
  const comparePlaylists = watchLatePlaylists(renditions, progress, fetchPlaylist);
  let hasNewFailures = false;
  let canSwitch = true;

  function onDeath(kind: RenditionKind): void {
    // Adds the failure to the playback report.
    if (kind === 'video' || kind === 'audio') report({ ...removedProblem, fatal: false });
    if (kind === 'audio') {
      hasNewFailures = true;
      trackSwitch.switchSound();
    }
    if (kind === 'text') trackSwitch.switchCaptions();
  }

  /**
   * Stops the engine from avoiding a quality after faults and dropped frames while no other quality can play: in an
   * outage of the origin, and when only one quality works.
   */
  function updateQualityBans(): void {
    if (canSwitch === !(renditions.isOriginOut() || availableVariants.hasSingleVariant())) return;
    canSwitch = !canSwitch;
    player.configure({
      streaming: { maxDisabledTime: canSwitch ? faultBanSeconds : 0 },
      abr: { droppedFrames: canSwitch },
    });
  }

  function onFailure(address: string, isFinal = false): void {
    const wasAbandoned = renditions.isAbandoned(address);
    renditions.recordFailure(address, isFinal);
    availableVariants.updateVariants();
    updateQualityBans();
    if (renditions.getKind(address) !== 'video' || !renditions.isAbandoned(address)) return;
    // Each playlist causes only one more load, because the engine never requests some of the other playlists, such as
    // the playlists of another codec.
    if (!wasAbandoned) hasNewFailures = renditions.hasWorkingRendition('video');
    // The engine replaces the quality only while adaptation is on. `configure` makes the engine replace it at once.
    const { enabled } = player.getConfiguration().abr;
    const other = renditions.hasAnyAnswered() ? renditions.getReplacement(address) : undefined;
    if (enabled) player.configure({ abr: { enabled } });
    else if (other !== undefined) void fetchPlaylist(other);
  }

  renditions.onChange((kind, change) => {
    if (change === 'died') onDeath(kind);
    else if (kind === 'audio') trackSwitch.returnToSound();
    availableVariants.updateVariants();
    // When a playlist works again, other playlists may work again, too.
    if (change === 'revived') checkNow();
    else scheduleCheck();
    onChange();
  });
  player.addEventListener('unloading', () => {
    stop();
    progress.reset();
    pictureOrder.reset();
    sound.reset();
    availableVariants.reset();
  });
  player.addEventListener('loaded', scheduleCheck);
  watchMissingSegments(player, renditions.markEmpty);
  network?.registerRequestFilter((type, request) => {
    if (type === manifestRequest) allowAbort(request, renditions.abandonHanging);
  });
  network?.addEventListener('retry', (event) => {
    const error: unknown = Reflect.get(event, 'error');
    const data: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'data') : undefined;
    const address: unknown = Array.isArray(data) ? data[0] : undefined;
    if (typeof address === 'string' && renditions.isAbandoned(address)) event.preventDefault();
  });

  return {
    afterResponse(answer) {
      const kind = renditions.getKind(answer.id);
      if (kind === 'video') pictureOrder.replaceOldQuality(answer);
      const { id, uri, text, media, tookMs } = answer;
      // A playlist of captions may list no segments for a while.
      if (!text.startsWith('#EXTM3U') || (media?.isEmpty && kind !== 'text')) return onFailure(id, true);
      if (media) {
        const isNew = progress.isNew(id, media);
        progress.recordAnswer(id, media, kind !== 'audio' && kind !== 'text' && kind !== 'image');
        renditions.recordAnswer(id, media.isEnded, isNew, tookMs);
        updateQualityBans();
        if (!media.isEnded) void comparePlaylists(id, media);
        return;
      }
      if (!text.includes('#EXT-X-STREAM-INF')) return;
      renditions.read(text, uri);
      trackSwitch.load();
      const isUnavailable = (namedRendition: NamedRendition): boolean =>
        namedRendition.kind === 'audio'
          ? renditions.isDead(namedRendition.uri)
          : !renditions.isPromising(namedRendition.uri);
      answer.text = removeDeadRenditions(text, isUnavailable, sound.isSoundMissing());
    },
    hasStopped: progress.hasStopped,
    isDead: (id) => renditions.isDead(id) || sound.isSilent(id),
    getKind: renditions.getKind,
    onFailure,
    consumeNewFailures() {
      const hadNewFailures = hasNewFailures;
      hasNewFailures = false;
      return hadNewFailures;
    },
  };
}
