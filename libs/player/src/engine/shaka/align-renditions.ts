import { mediaTime } from './media-time.ts';
import { rewrite, type MediaPlaylist, type PlaylistAnswer } from './playlist-answer.ts';
import { playlistId } from './playlist-id.ts';

/** A live playlist without times of day. */
interface Undated extends MediaPlaylist {
  /** The playlist's address after redirects. */
  uri: string;
  text: string;
}

/**
 * Aligns renditions that tell no time of day. The engine aligns them by the numbers of their segments, which may differ for the same
 * second (RFC 8216, 6.2.4): picture and sound then drift apart and the engine loses its place. Where numbers differ, each answer
 * gets the time of its media as a time of day.
 */
export interface Alignment {
  /** A playlist is asked for. */
  beforeRequest(address: string): void;
  /** The request has failed. */
  failed(address: string): void;
  afterResponse(answer: PlaylistAnswer): Promise<void>;
  /** The engine's times of day are times of the media. */
  isOn(): boolean;
  /** Another load begins. */
  reset(): void;
}

/** Enough for the first time in a segment. */
const headBytes = 64_000;
/** The engine starts this many segments before the end of a playlist, so it loads that segment anyway. */
const segmentsFromEnd = 3;
/** Milliseconds. */
const probeTimeoutMs = 4000;

/** Reads a live playlist without times of day; null for every other one. */
const readUndated = ({ uri, text, media }: PlaylistAnswer): Undated | null =>
  media && !media.isDated && !media.isOver ? { ...media, uri, text } : null;

const sum = (seconds: readonly number[]): number => seconds.reduce((total, one) => total + one, 0);

/** Equal numbers may mean different seconds. */
function differ(one: Undated, other: Undated): boolean {
  const { length } = one.durations;
  if (one.first !== other.first || length !== other.durations.length) return true;
  return Math.abs(sum(one.durations) - sum(other.durations)) > sum(one.durations) / length / 2;
}

/** Fetches the first bytes at an address and no more. */
async function getHead(address: string): Promise<Uint8Array> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), probeTimeoutMs);
  const head = new Uint8Array(headBytes);
  let length = 0;
  try {
    const response = await fetch(address, { signal: stop.signal });
    const reader = response.ok ? response.body?.getReader() : undefined;
    for (let part = await reader?.read(); part?.value && length < headBytes; part = await reader?.read()) {
      head.set(part.value.subarray(0, headBytes - length), length);
      length = Math.min(headBytes, length + part.value.length);
    }
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
  return head.subarray(0, length);
}

/** The playlist's begin by the clock of its media, in seconds; null for segments without such a time. */
async function getTime({ text, uri, durations, segments, key }: Undated): Promise<number | null> {
  if (text.includes('#EXT-X-BYTERANGE') || key.startsWith('METHOD=AES-128')) return null;
  const at = Math.max(0, segments.length - segmentsFromEnd);
  const map = /^#EXT-X-MAP:.*URI="([^"]+)"/m.exec(text)?.[1];
  try {
    const [segment, init] = await Promise.all([
      getHead(new URL(segments[at] ?? '', uri).href),
      map === undefined ? null : getHead(new URL(map, uri).href),
    ]);
    const time = mediaTime(segment, init);
    return time === null ? null : time - sum(durations.slice(0, at));
  } catch {
    return null;
  }
}

/** The answer with the time of its first segment. */
const dated = (text: string, seconds: number): string =>
  text.replace('#EXTINF:', `#EXT-X-PROGRAM-DATE-TIME:${new Date(seconds * 1000).toISOString()}\n#EXTINF:`);

type Timed = Undated & { time: number };

const getEnd = ({ time, durations }: Timed): number => time + sum(durations);

export function createAlignment(): Alignment {
  /** The first answers of a load, as far as they were asked for. */
  let first = new Map<string, { answer: Promise<Undated | null>; came: (answer: Undated | null) => void }>();
  let timed = new Map<string, Timed>();
  let deciding: Promise<boolean> | null = null;
  let isOn: boolean | null = null;

  function reset(): void {
    // Ends the wait of an overtaken load.
    for (const { came } of first.values()) came(null);
    first = new Map();
    timed = new Map();
    deciding = null;
    isOn = null;
  }

  /** Dates an answer: from the one before it, by its media's clock, or so that it ends with the others. */
  async function place(id: string, answer: Undated): Promise<void> {
    const known = timed.get(id);
    const ahead = known ? answer.first - known.first : -1;
    const followed = known && ahead >= 0 && ahead < known.durations.length;
    const time = followed ? known.time + sum(known.durations.slice(0, ahead)) : await getTime(answer);
    const ends = [...timed.values()].map(getEnd);
    const begins = time ?? (ends.length > 0 ? Math.max(...ends) - sum(answer.durations) : null);
    if (begins !== null && begins >= 0) timed.set(id, { ...answer, time: begins });
  }

  /** Compares the first answers of a load, which the engine waits for together. */
  async function decide(): Promise<boolean> {
    const mine = first;
    const answers = await Promise.all(Array.from(mine, async ([id, { answer }]) => ({ id, answer: await answer })));
    const there = answers.flatMap(({ id, answer }) => (answer ? [{ id, answer }] : []));
    const [one] = there;
    if (mine !== first) return false;
    isOn = one !== undefined && there.some(({ answer }) => differ(answer, one.answer));
    if (!isOn) return false;
    await Promise.all(there.map(({ id, answer }) => place(id, answer)));
    return true;
  }

  return {
    beforeRequest(address) {
      const id = playlistId(address);
      if (deciding || first.has(id)) return;
      let came: (answer: Undated | null) => void = () => undefined;
      const answer = new Promise<Undated | null>((resolve) => {
        came = resolve;
      });
      first.set(id, { answer, came });
    },
    failed: (address) => first.get(playlistId(address))?.came(null),
    async afterResponse(playlist) {
      if (isOn === false) return;
      const { id } = playlist;
      const answer = readUndated(playlist);
      first.get(id)?.came(answer);
      if (!answer) return;
      deciding ??= decide();
      if (!(await deciding)) return;
      await place(id, answer);
      const known = timed.get(id);
      if (known) rewrite(playlist, dated(answer.text, known.time));
    },
    isOn: () => isOn === true,
    reset,
  };
}
