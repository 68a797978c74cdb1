import { replaceText, type PlaylistAnswer } from './playlist-answer.ts';
import { getPlaylistId } from './playlist-id.ts';
import type { UndatedPlaylist } from './probe-time.ts';

/**
 * Aligns renditions without times of day. The engine aligns them by segment numbers, which may differ for the same
 * second (RFC 8216, 6.2.4), so that video and audio drift apart. Where the numbers differ, each playlist gets the time
 * of its media as its time of day.
 */
export interface Alignment {
  /** A playlist is about to be requested. */
  beforeRequest(address: string): void;
  /** The request has failed. */
  recordFailure(address: string): void;
  afterResponse(answer: PlaylistAnswer): Promise<void>;
  /** Whether this code has added media times as times of day. */
  isAligning(): boolean;
  /** Another load begins. */
  reset(): void;
}

/** Playlists whose ends are further apart follow different clocks. */
const maxApartSeconds = 60;

/** Reads a live playlist without times of day; null for any other playlist. */
const readUndated = ({ uri, text, media }: PlaylistAnswer): UndatedPlaylist | null =>
  media && Number.isNaN(media.endsAtMs) && !media.isEnded ? { ...media, uri, text } : null;

const sumDurations = (seconds: readonly number[]): number => seconds.reduce((total, duration) => total + duration, 0);

/**
 * Whether two playlists have different segment numbers for the same time. Equal numbers do not suffice, so the
 * durations must agree, too.
 */
function haveDifferentSegments(a: UndatedPlaylist, b: UndatedPlaylist): boolean {
  const { length } = a.durations;
  if (a.firstSequenceNumber !== b.firstSequenceNumber || length !== b.durations.length) return true;
  return Math.abs(sumDurations(a.durations) - sumDurations(b.durations)) > sumDurations(a.durations) / length / 2;
}

/**
 * Returns the time of the playlist's first segment by its timestamps, in seconds. The code loads with the first stream
 * that needs it.
 */
const probeStartSeconds = (answer: UndatedPlaylist): Promise<number | null> =>
  import('./probe-time.ts').then(({ probeTime }) => probeTime(answer)).catch(() => null);

/** Returns the playlist's text with the time of its first segment. */
const addDateTag = (text: string, seconds: number): string =>
  text.replace('#EXTINF:', `#EXT-X-PROGRAM-DATE-TIME:${new Date(seconds * 1000).toISOString()}\n#EXTINF:`);

type TimedPlaylist = UndatedPlaylist & { time: number };

const getEnd = ({ time, durations }: TimedPlaylist): number => time + sumDurations(durations);

export function createAlignment(): Alignment {
  /** The first response of each playlist in this load. */
  let firstAnswers = new Map<
    string,
    { answer: Promise<UndatedPlaylist | null>; resolveAnswer: (answer: UndatedPlaylist | null) => void }
  >();
  let timedPlaylists = new Map<string, TimedPlaylist>();
  let pendingDecision: Promise<boolean> | null = null;
  let isAligning: boolean | null = null;

  function reset(): void {
    // Ends the wait of the previous load.
    for (const { resolveAnswer } of firstAnswers.values()) resolveAnswer(null);
    firstAnswers = new Map();
    timedPlaylists = new Map();
    pendingDecision = null;
    isAligning = null;
  }

  /**
   * Sets the time of a playlist's first segment: `time` if it is plausible; otherwise the time at which this playlist
   * ends together with the other playlists.
   * @returns this time in seconds; null if unknown
   */
  function placeRendition(id: string, answer: UndatedPlaylist, time: number | null): number | null {
    const alignedStart = Math.max(...Array.from(timedPlaylists.values(), getEnd)) - sumDurations(answer.durations);
    const isApart = time === null || (!timedPlaylists.has(id) && Math.abs(time - alignedStart) > maxApartSeconds);
    const startSeconds = isApart && timedPlaylists.size > 0 ? alignedStart : time;
    if (startSeconds !== null) timedPlaylists.set(id, { ...answer, time: startSeconds });
    return startSeconds;
  }

  /** Compares the first playlists of a load. The engine waits for this comparison. */
  async function decideAlignment(): Promise<boolean> {
    const currentAnswers = firstAnswers;
    const answers = await Promise.all(
      Array.from(currentAnswers, async ([id, { answer }]) => ({ id, answer: await answer })),
    );
    const comparableAnswers = answers.flatMap(({ id, answer }) => (answer ? [{ id, answer }] : []));
    const [onlyRendition] = comparableAnswers;
    if (currentAnswers !== firstAnswers) return false;
    isAligning =
      onlyRendition !== undefined &&
      comparableAnswers.some(({ answer }) => haveDifferentSegments(answer, onlyRendition.answer));
    if (!isAligning) return false;
    const times = await Promise.all(
      comparableAnswers.map(async (comparableAnswer) => ({
        ...comparableAnswer,
        time: await probeStartSeconds(comparableAnswer.answer),
      })),
    );
    if (currentAnswers !== firstAnswers) return false;
    times.sort((a, b) => Number(a.time === null) - Number(b.time === null));
    for (const { id, answer, time } of times) placeRendition(id, answer, time);
    return (isAligning = timedPlaylists.size > 0);
  }

  return {
    beforeRequest(address) {
      const id = getPlaylistId(address);
      if (pendingDecision || firstAnswers.has(id)) return;
      let resolveAnswer: (answer: UndatedPlaylist | null) => void = () => undefined;
      const answer = new Promise<UndatedPlaylist | null>((resolve) => {
        resolveAnswer = resolve;
      });
      firstAnswers.set(id, { answer, resolveAnswer });
    },
    recordFailure: (address) => firstAnswers.get(getPlaylistId(address))?.resolveAnswer(null),
    async afterResponse(playlist) {
      if (isAligning === false) return;
      const { id } = playlist;
      const answer = readUndated(playlist);
      firstAnswers.get(id)?.resolveAnswer(answer);
      if (!answer) return;
      pendingDecision ??= decideAlignment();
      if (!(await pendingDecision)) return;
      const knownPlaylist = timedPlaylists.get(id);
      const segmentsAhead = knownPlaylist ? answer.firstSequenceNumber - knownPlaylist.firstSequenceNumber : -1;
      // A playlist of another load, or after an encoder restart, does not continue the known one.
      const isFollowing = knownPlaylist && segmentsAhead >= 0 && segmentsAhead < knownPlaylist.durations.length;
      const time = isFollowing
        ? knownPlaylist.time + sumDurations(knownPlaylist.durations.slice(0, segmentsAhead))
        : await probeStartSeconds(answer);
      const startSeconds = placeRendition(id, answer, time);
      if (startSeconds !== null) replaceText(playlist, addDateTag(answer.text, startSeconds));
    },
    isAligning: () => isAligning === true,
    reset,
  };
}
