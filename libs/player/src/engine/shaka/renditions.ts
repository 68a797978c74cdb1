import { hangsAfterMs } from './hanging-playlists.ts';
import { getLanguage, readRenditions, type NamedRendition, type RenditionKind } from './multivariant.ts';
import { playlistId } from './playlist-id.ts';
import { toAddress } from './to-address.ts';

/** One of a stream's playlists, and the outcome of its requests. */
interface Rendition extends Pick<NamedRendition, 'kind' | 'uri'> {
  address: string;
  language: string | undefined;
  /** The number of failures in a row, and the time of the first in milliseconds. */
  failures: number;
  failingSince: number;
  /** Time of the last arrival: -Infinity before the first, Infinity for a finished playlist. */
  answeredAt: number;
  isDead: boolean;
  /**
   * Until this time, in milliseconds since 1970, responses do not revive a playlist whose segments are missing; else 0.
   */
  emptyUntil: number;
  /** The recording's second from which segments are missing; else 0. */
  emptyFrom: number;
}

/** The health of a stream's playlists. A playlist that fails while others arrive is dead until it arrives again. */
export interface Renditions {
  /** Reads the multivariant playlist. Playlists that it names again keep their failure counts. */
  read(text: string, address: string): void;
  getKind(address: string): RenditionKind | undefined;
  /** A request for a playlist has failed. @param isFinal a retry would not help */
  failed(address: string, isFinal?: boolean): void;
  /**
   * A playlist arrived.
   * @param isWhole whether it is finished (`EXT-X-ENDLIST`)
   * @param hasNew whether it lists another newest segment
   */
  answered(address: string, isWhole: boolean, hasNew?: boolean): void;
  /** A playlist arrives without new segments while others have some: it is dead until it lists a new one. */
  froze(address: string): void;
  /**
   * Whether the player may leave a playlist that hangs: another of the same language can play
   * instead, no recording of this kind plays yet, and no playlist of this kind was left since the
   * last arrival.
   * @param isProven whether others arrive; without it only a playlist that has not arrived before
   * is left
   */
  leave(address: string, isProven: boolean): boolean;
  /**
   * A rendition's segments are missing.
   * @param id the engine's id of one or more playlists of a rendition
   * @param from the recording's second of the first missing segment
   */
  empty(id: string, from?: number): void;
  /** Whether the playlist is not worth a request now. */
  isHopeless(address: string): boolean;
  /**
   * Whether all playlists of the id are dead.
   * @param id the engine's id of one or more playlists of a rendition
   */
  isDead(id: string | null): boolean;
  /** @param id the engine's id of one or more playlists of a rendition */
  isPromising(id: string | null): boolean;
  /** Whether a playlist of this kind may be alive. */
  hasHope(kind: RenditionKind): boolean;
  /** Whether several playlists have failed since the last arrival, so that another quality would fail, too. */
  isOriginOut(): boolean;
  /** Whether a playlist has arrived since the multivariant one. */
  haveCome(): boolean;
  /** The addresses of the dead playlists. */
  dead(): readonly string[];
  /** The second from which a playlist's segments were missing. */
  emptyFrom(address: string): number;
  /** Returns the address of a playlist that can play in place of another. */
  getInstead(address: string): string | undefined;
  /** Calls back when a playlist dies or revives. */
  onChange(listener: (kind: RenditionKind, change: 'died' | 'revived') => void): void;
}

/** A rendition is dead after this many failures in a row. */
const maxFailures = 2;
/** After this time the player tries a playlist without segments again, in milliseconds. */
const emptyRetryMs = 25_000;
/**
 * A load requests its playlists together, and a playlist may hang for a while. So a response at most this long before a failure
 * shows that the origin works. Milliseconds.
 */
const sameLoadMs = hangsAfterMs + 1500;
/** A response at most this long after a failure may have been sent before the origin failed. Milliseconds. */
const inFlightMs = 500;
/**
 * After an outage playlists return one by one, so failures count again only this many milliseconds after the last
 * return.
 */
const outageGraceMs = 6000;

/** @param now milliseconds, for tests */
export function createRenditions(now: () => number = Date.now): Renditions {
  let all = new Map<string, Rendition>();
  let graceUntil = -Infinity;
  /** The living playlists that have failed since the last arrival. */
  const failing = new Set<Rendition>();
  /**
   * The kinds whose hanging playlist was left since the last arrival. Several slow playlists of a
   * kind are not left one by one.
   */
  const left = new Set<RenditionKind>();
  let changed: (kind: RenditionKind, change: 'died' | 'revived') => void = () => undefined;

  const find = (address: string): Rendition | undefined => all.get(playlistId(address));
  const isOut = ({ isDead, failures }: Rendition): boolean => isDead || failures >= maxFailures;
  /** Whether other playlists arrive: in an outage of the origin all requests fail. */
  const isOriginWell = (one: Rendition): boolean => {
    const since = one.failingSince + (one.answeredAt === -Infinity ? -sameLoadMs : inFlightMs);
    return [...all.values()].some(({ failures, answeredAt }) => failures === 0 && answeredAt >= since);
  };

  const haveCome = (): boolean => [...all.values()].some(({ answeredAt }) => answeredAt > -Infinity);

  function getInstead(address: string): string | undefined {
    const one = find(address);
    return [...all.values()].find((other) => other !== one && other.kind === one?.kind && !isOut(other))?.address;
  }

  function die(one: Rendition, emptyUntil: number, emptyFrom = 0): void {
    if (one.isDead) return;
    Object.assign(one, { isDead: true, emptyUntil, emptyFrom });
    failing.clear();
    changed(one.kind, 'died');
  }

  function judge(): void {
    for (const one of all.values()) if (one.failures >= maxFailures && isOriginWell(one)) die(one, 0);
  }

  /** Clears the failure counts after an outage that several playlists shared. */
  function forgive(): void {
    for (const one of all.values()) {
      if (one.isDead || one.failures === 0) continue;
      one.failures = 0;
      graceUntil = now() + outageGraceMs;
    }
  }

  /**
   * Returns the playlists of an engine's id, which joins addresses by commas. The addresses may contain commas, too.
   */
  const getNamed = (id: string | null): Rendition[] =>
    [...all.values()].filter(({ uri }) => `,${id ?? ''},`.includes(`,${uri},`));

  /** Whether the condition is true for all playlists of an engine's id. */
  function areAll(id: string | null, is: (one: Rendition) => boolean): boolean {
    const found = getNamed(id);
    return found.length > 0 && found.every(is);
  }

  return {
    read(text, address) {
      const known = all;
      all = new Map();
      for (const { kind, uri, line } of readRenditions(text)) {
        const own = toAddress(uri, address, text);
        if (own === undefined) continue;
        const before = known.get(playlistId(own)) ?? {
          failures: 0,
          failingSince: 0,
          isDead: false,
          emptyUntil: 0,
          emptyFrom: 0,
        };
        all.set(playlistId(own), {
          ...before,
          kind,
          uri,
          address: own,
          language: getLanguage(line),
          answeredAt: -Infinity,
        });
      }
    },
    getKind: (address) => find(address)?.kind,
    failed(address, isFinal = false) {
      const one = find(address);
      if (!one) return;
      if (one.failures === 0) one.failingSince = now();
      one.failures = now() < graceUntil ? 1 : one.failures + (isFinal ? maxFailures : 1);
      if (haveCome() && !one.isDead) failing.add(one);
      judge();
    },
    answered(address, isWhole, hasNew = true) {
      const one = find(address);
      if (!one) return;
      failing.clear();
      left.delete(one.kind);
      const before = [...all.values()].filter(isOut);
      if (one.failures > 0) forgive();
      if (hasNew && one.emptyUntil === Infinity) one.emptyUntil = 0;
      Object.assign(one, {
        failures: 0,
        answeredAt: isWhole ? Infinity : now(),
        isDead: one.isDead && now() < one.emptyUntil,
      });
      for (const other of before) if (!isOut(other)) changed(other.kind, 'revived');
      judge();
    },
    froze(address) {
      const one = find(address);
      if (one) die(one, Infinity);
    },
    leave(address, isProven) {
      const one = find(address);
      if (!one || left.has(one.kind)) return false;
      const others = [...all.values()].filter(
        (other) => other !== one && other.kind === one.kind && other.language === one.language && !isOut(other),
      );
      // A recording that plays has a buffer, and a server that makes playlists on request may take seconds for one.
      if (others.length === 0 || others.some(({ answeredAt }) => answeredAt === Infinity)) return false;
      if (!isProven && one.answeredAt > -Infinity) return false;
      left.add(one.kind);
      return true;
    },
    empty(id, from) {
      for (const one of getNamed(id)) die(one, now() + emptyRetryMs, from);
    },
    emptyFrom: (address) => find(address)?.emptyFrom ?? 0,
    getInstead,
    isHopeless: (address) => (find(address)?.failures ?? 0) >= maxFailures,
    isDead: (id) => areAll(id, ({ isDead }) => isDead),
    isPromising: (id) => !areAll(id, isOut),
    hasHope: (wanted) => [...all.values()].some((one) => one.kind === wanted && !isOut(one)),
    isOriginOut: () => failing.size > 1,
    haveCome,
    dead: () => [...all.values()].flatMap(({ isDead, address }) => (isDead ? [address] : [])),
    onChange(listener) {
      changed = listener;
    },
  };
}
