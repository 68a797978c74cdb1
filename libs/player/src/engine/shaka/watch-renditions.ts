import type { PlayerProblem } from '../player-problem.ts';
import { lookAt } from './look-at.ts';
import { watchMissingSegments } from './missing-segments.ts';
import { withoutSounds, type RenditionKind } from './multivariant.ts';
import { livingVariants } from './living-variants.ts';
import { playlistId } from './playlist-id.ts';
import type { MediaPlaylist, PlaylistAnswer } from './playlist-answer.ts';
import { createPlaylistProgress, type PlaylistProgress } from './playlist-progress.ts';
import { createRenditions, type Renditions } from './renditions.ts';
import { faultBanSeconds } from './shaka-settings.ts';
import { watchSound } from './watch-sound.ts';
import type { ShakaAudioTrack, ShakaNamespace, ShakaPlayer } from './shaka-types.ts';
import { audioId, getDeadSounds } from './tracks.ts';

/** Keeps a stream playing when some of its playlists fail: plays the next best rendition and asks for the dead ones again. */
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

/** Interval between requests for a dead playlist, in milliseconds. */
const lookIntervalMs = 30_000;
/** Number of a late playlist's first answers that each make the player compare it with another playlist. */
const firstComparisons = 2;
/** After the first answers, only every eighth one starts a comparison. */
const comparisonInterval = 8;

/** Makes recovery load again: the engine's manifest no longer fits the stream. */
const leftOut: PlayerProblem = { kind: 'missing', fatal: true, category: 1, code: 1001, request: 'manifest' };

export function watchRenditions({ shaka, player, changed, report, pace }: WatchParts): RenditionWatch {
  const renditions = createRenditions();
  const progress = createPlaylistProgress();
  const canPlay = (id: string | null): boolean => renditions.isPromising(id) && !sound.isSilent(id);
  const choice = livingVariants(() => new shaka.abr.SimpleAbrManager(), canPlay);
  player.configure({ abrFactory: choice.factory });
  const network = player.getNetworkingEngine();
  const sound = watchSound({
    network,
    reload: () => report(leftOut),
    leave(heard) {
      const pictures = [...heard, ...player.getVariantTracks().map(({ originalVideoId }) => originalVideoId)];
      if (!pictures.some(canPlay)) return false;
      choice.update();
      // The engine leaves a quality only while it chooses among them.
      player.configure({ abr: { enabled: true } });
      return true;
    },
  });
  /** The audio rendition that playback left because it died. */
  let left: string | null = null;
  /** Audio renditions that were dead at the last load: the engine does not know them. */
  let unknown: readonly string[] = [];
  let learned = false;
  let isOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Playlists without new segments, and their answers since. */
  const late = new Map<string, number>();

  const isSounding = (track: ShakaAudioTrack): boolean => !getDeadSounds(player, renditions.isDead).has(audioId(track));

  /** Switches to another audio rendition and keeps the buffer of the current one. */
  function leaveSound(): void {
    const tracks = player.getAudioTracks();
    const heard = tracks.find(({ active }) => active);
    if (!heard || isSounding(heard)) return;
    const next = tracks.find(isSounding);
    if (!next) return report(leftOut);
    left ??= audioId(heard);
    player.selectAudioTrack(next, Infinity);
  }

  function returnToSound(): void {
    if (unknown.some((address) => !renditions.dead().includes(address))) return report(leftOut);
    const track = player.getAudioTracks().find((one) => audioId(one) === left && isSounding(one));
    if (!track) return;
    left = null;
    player.selectAudioTrack(track, Infinity);
  }

  function leaveCaptions(): void {
    const shown = player.getTextTracks().find(({ active }) => active);
    if (shown && renditions.isDead(shown.originalTextId)) player.selectTextTrack(null);
  }

  /** Loads a playlist that the engine does not request. @returns null if the playlist has failed */
  async function look(address: string): Promise<MediaPlaylist | null> {
    await pace(address);
    const answer = await lookAt(address);
    // A destroyed player has no network.
    if (!player.getNetworkingEngine()) return null;
    const id = playlistId(address);
    if (!answer?.media) {
      renditions.failed(address);
      return null;
    }
    renditions.answered(address, answer.media.isOver, progress.isNew(id, answer.media));
    return answer.media;
  }

  function lookAgain(): void {
    clearTimeout(timer);
    if (renditions.dead().length > 0) timer = setTimeout(lookNow, lookIntervalMs);
  }

  function lookNow(): void {
    for (const address of renditions.dead()) void look(address);
    lookAgain();
  }

  /** Leaves a playlist without new segments when another has some. */
  async function compare(id: string, { end, targetDuration }: MediaPlaylist): Promise<void> {
    const kind = renditions.getKind(id);
    // Sound and picture may have other numbers for the same second (RFC 8216bis, 6.2.4).
    if (kind === 'audio' && progress.isLateAlone(id, targetDuration)) return renditions.froze(id);
    const other = kind === 'video' ? renditions.getInstead(id) : undefined;
    if (other === undefined || !progress.isLate(id, targetDuration)) return void late.delete(id);
    const answers = (late.get(id) ?? 0) + 1;
    late.set(id, answers);
    if (answers > firstComparisons && answers % comparisonInterval > 0) return;
    const ahead = ((await look(other))?.end ?? 0) - end;
    if (ahead > 1 && progress.isLate(id, targetDuration)) renditions.froze(id);
  }

  function died(kind: RenditionKind): void {
    // For the playback receipt.
    if (kind === 'video' || kind === 'audio') report({ ...leftOut, fatal: false });
    if (kind === 'audio') {
      learned = true;
      leaveSound();
    }
    if (kind === 'text') leaveCaptions();
  }

  /**
   * After a fault the engine avoids a quality for a while. In an outage of the origin it would alternate between failing playlists, and
   * leave gaps in the buffer.
   */
  function ban(): void {
    if (renditions.isOriginOut() === isOut) return;
    isOut = !isOut;
    player.configure({ streaming: { maxDisabledTime: isOut ? 0 : faultBanSeconds } });
  }

  function failed(address: string, isFinal = false): void {
    const wasHopeless = renditions.isHopeless(address);
    renditions.failed(address, isFinal);
    ban();
    if (renditions.getKind(address) !== 'video' || !renditions.isHopeless(address)) return;
    // Once for each: the engine never asks for some of the others, such as those of another codec.
    if (!wasHopeless) learned = renditions.hasHope('video');
    choice.update();
    // The engine tries another quality only while it chooses among them, and at once only after a call.
    const { enabled } = player.getConfiguration().abr;
    const other = renditions.haveCome() ? renditions.getInstead(address) : undefined;
    if (enabled) player.configure({ abr: { enabled } });
    else if (other !== undefined) void look(other);
  }

  renditions.onChange((kind, change) => {
    if (change === 'died') died(kind);
    else if (kind === 'audio') returnToSound();
    choice.update();
    // What ended one fault may have ended others.
    if (change === 'revived') lookNow();
    else lookAgain();
    changed();
  });
  player.addEventListener('unloading', () => {
    clearTimeout(timer);
    progress.reset();
    sound.reset();
    choice.reset();
  });
  player.addEventListener('loaded', lookAgain);
  watchMissingSegments(player, renditions.empty);
  network?.addEventListener('retry', (event) => {
    const error: unknown = Reflect.get(event, 'error');
    const data: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'data') : undefined;
    const address: unknown = Array.isArray(data) ? data[0] : undefined;
    if (typeof address === 'string' && renditions.isHopeless(address)) event.preventDefault();
  });

  return {
    afterResponse(answer) {
      const { id, uri, text, media } = answer;
      if (!text.startsWith('#EXTM3U')) return failed(id, true);
      if (media) {
        const isNew = progress.isNew(id, media);
        const kind = renditions.getKind(id);
        progress.answered(id, media, kind !== 'audio' && kind !== 'text');
        renditions.answered(id, media.isOver, isNew);
        ban();
        if (!media.isOver) void compare(id, media);
        return;
      }
      if (!text.includes('#EXT-X-STREAM-INF')) return;
      renditions.read(text, uri);
      unknown = renditions.dead().filter((one) => renditions.getKind(one) === 'audio');
      left = null;
      if (unknown.length > 0 || sound.isMissing())
        answer.text = withoutSounds(text, renditions.isDead, sound.isMissing());
    },
    hasStopped: progress.hasStopped,
    isDead: (id) => renditions.isDead(id) || sound.isSilent(id),
    getKind: renditions.getKind,
    failed,
    hasLearned() {
      const had = learned;
      learned = false;
      return had;
    },
  };
}
