import { rewrite, type PlaylistAnswer } from './playlist-answer.ts';
import { playlistId } from './playlist-id.ts';
import type { Undated } from './probe-time.ts';

/**
 * Aligns renditions without times of day. The engine aligns them by segment numbers, which may differ for the same
 * second (RFC 8216, 6.2.4), so that video and audio drift apart. Where the numbers differ, each playlist gets the time
 * of its media as its time of day.
 */
export interface Alignment {
  /** A playlist is asked for. */
  beforeRequest(address: string): void;
  /** The request has failed. */
  failed(address: string): void;
  afterResponse(answer: PlaylistAnswer): Promise<void>;
  /** Whether the times of day are times of the media. */
  isOn(): boolean;
  /** Another load begins. */
  reset(): void;
}

/** Playlists whose ends are further apart follow different clocks. */
const maxApartSeconds = 60;

/** Reads a live playlist without times of day; null for any other playlist. */
const readUndated = ({ uri, text, media }: PlaylistAnswer): Undated | null =>
  media && Number.isNaN(media.endsAt) && !media.isOver ? { ...media, uri, text } : null;

const sum = (seconds: readonly number[]): number => seconds.reduce((total, duration) => total + duration, 0);

/**
 * Whether two playlists have different segment numbers for the same time. Equal numbers may mean different seconds,
 * too.
 */
function differ(a: Undated, b: Undated): boolean {
  const { length } = a.durations;
  if (a.first !== b.first || length !== b.durations.length) return true;
  return Math.abs(sum(a.durations) - sum(b.durations)) > sum(a.durations) / length / 2;
}

/**
 * Returns the time of the playlist's first segment by the clock of its media, in seconds. The code loads with the first
 * stream that needs it.
 */
const getTime = (answer: Undated): Promise<number | null> =>
  import('./probe-time.ts').then(({ probeTime }) => probeTime(answer)).catch(() => null);

/** Returns the playlist's text with the time of its first segment. */
const dated = (text: string, seconds: number): string =>
  text.replace('#EXTINF:', `#EXT-X-PROGRAM-DATE-TIME:${new Date(seconds * 1000).toISOString()}\n#EXTINF:`);

type Timed = Undated & { time: number };

const getEnd = ({ time, durations }: Timed): number => time + sum(durations);

export function createAlignment(): Alignment {
  /** The first responses of a load, as far as they were requested. */
  let firstAnswers = new Map<string, { answer: Promise<Undated | null>; came: (answer: Undated | null) => void }>();
  let timed = new Map<string, Timed>();
  let deciding: Promise<boolean> | null = null;
  let isOn: boolean | null = null;

  function reset(): void {
    // Ends the wait of an overtaken load.
    for (const { came } of firstAnswers.values()) came(null);
    firstAnswers = new Map();
    timed = new Map();
    deciding = null;
    isOn = null;
  }

  /**
   * Dates a playlist by a time of its clock, or so that it ends together with the others.
   * @returns its first second, if known
   */
  function placeRendition(id: string, answer: Undated, time: number | null): number | null {
    const last = Math.max(...Array.from(timed.values(), getEnd)) - sum(answer.durations);
    const isApart = time === null || (!timed.has(id) && Math.abs(time - last) > maxApartSeconds);
    const startSeconds = isApart && timed.size > 0 ? last : time;
    if (startSeconds !== null) timed.set(id, { ...answer, time: startSeconds });
    return startSeconds;
  }

  /** Compares the first playlists of a load. The engine waits for this comparison. */
  async function decide(): Promise<boolean> {
    const currentAnswers = firstAnswers;
    const answers = await Promise.all(
      Array.from(currentAnswers, async ([id, { answer }]) => ({ id, answer: await answer })),
    );
    const comparable = answers.flatMap(({ id, answer }) => (answer ? [{ id, answer }] : []));
    const [onlyRendition] = comparable;
    if (currentAnswers !== firstAnswers) return false;
    isOn = onlyRendition !== undefined && comparable.some(({ answer }) => differ(answer, onlyRendition.answer));
    if (!isOn) return false;
    const times = await Promise.all(comparable.map(async (each) => ({ ...each, time: await getTime(each.answer) })));
    if (currentAnswers !== firstAnswers) return false;
    times.sort((a, b) => Number(a.time === null) - Number(b.time === null));
    for (const { id, answer, time } of times) placeRendition(id, answer, time);
    return (isOn = timed.size > 0);
  }

  return {
    beforeRequest(address) {
      const id = playlistId(address);
      if (deciding || firstAnswers.has(id)) return;
      let came: (answer: Undated | null) => void = () => undefined;
      const answer = new Promise<Undated | null>((resolve) => {
        came = resolve;
      });
      firstAnswers.set(id, { answer, came });
    },
    failed: (address) => firstAnswers.get(playlistId(address))?.came(null),
    async afterResponse(playlist) {
      if (isOn === false) return;
      const { id } = playlist;
      const answer = readUndated(playlist);
      firstAnswers.get(id)?.came(answer);
      if (!answer) return;
      deciding ??= decide();
      if (!(await deciding)) return;
      const knownTime = timed.get(id);
      const ahead = knownTime ? answer.first - knownTime.first : -1;
      // A playlist of another load, or after an encoder restart, does not continue the known one.
      const isFollowing = knownTime && ahead >= 0 && ahead < knownTime.durations.length;
      const time = isFollowing ? knownTime.time + sum(knownTime.durations.slice(0, ahead)) : await getTime(answer);
      const startSeconds = placeRendition(id, answer, time);
      if (startSeconds !== null) rewrite(playlist, dated(answer.text, startSeconds));
    },
    isOn: () => isOn === true,
    reset,
  };
}
