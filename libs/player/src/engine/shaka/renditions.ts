import { readRenditions, type NamedRendition, type RenditionKind } from './multivariant.ts';
import { playlistId } from './playlist-id.ts';

/** One of a stream's playlists, and the outcome of its requests. */
interface Rendition extends NamedRendition {
  address: string;
  /** How often in a row it has failed, and since when; milliseconds. */
  failures: number;
  failingSince: number;
  /** Its last arrival: -Infinity before the first, Infinity for a finished playlist. */
  answeredAt: number;
  isDead: boolean;
  /** Answers revive a playlist whose segments are missing only after this time, in milliseconds since 1970; else 0. */
  emptyUntil: number;
}

/** The health of a stream's playlists. A playlist that fails while others arrive is dead until it arrives again. */
export interface Renditions {
  /** Reads the multivariant playlist. Playlists that it names again keep their record of failures. */
  read(text: string, address: string): void;
  kindOf(address: string): RenditionKind | undefined;
  /** A request for a playlist has failed. @param isFinal a retry would not help */
  failed(address: string, isFinal?: boolean): void;
  /** A playlist arrived. @param isWhole whether it is finished (`EXT-X-ENDLIST`) */
  answered(address: string, isWhole: boolean): void;
  /** Its segments are missing. @param id the engine's id of one or more playlists of a rendition */
  empty(id: string): void;
  /** Whether the playlist is not worth a request now. */
  isHopeless(address: string): boolean;
  /** @param id the engine's id of one or more playlists of a rendition */
  isDead(id: string | null): boolean;
  /** @param id the engine's id of one or more playlists of a rendition */
  isPromising(id: string | null): boolean;
  /** Whether a playlist of this kind may be alive. */
  hasHope(kind: RenditionKind): boolean;
  /** Whether a playlist has arrived since the multivariant one. */
  haveCome(): boolean;
  /** The addresses of the dead playlists. */
  dead(): readonly string[];
  /** Calls back when a playlist dies or revives. */
  onChange(listener: (kind: RenditionKind, change: 'died' | 'revived') => void): void;
}

/** This many failures in a row are no accident. */
const MOST_FAILURES = 2;
/** After this time the player tries a playlist without segments again, in milliseconds. */
const EMPTY_FOR = 25_000;
/** An answer at most this long before a failure shows a healthy origin, as the engine requests playlists together. Milliseconds. */
const TOGETHER = 1500;

/** @param now milliseconds, for tests */
export function createRenditions(now: () => number = Date.now): Renditions {
  let all = new Map<string, Rendition>();
  let changed: (kind: RenditionKind, change: 'died' | 'revived') => void = () => undefined;

  const find = (address: string): Rendition | undefined => all.get(playlistId(address));
  /** In an outage of the origin all requests fail. */
  const isOriginWell = ({ failingSince }: Rendition): boolean =>
    [...all.values()].some(({ failures, answeredAt }) => failures === 0 && answeredAt > failingSince - TOGETHER);

  function judge(): void {
    for (const one of all.values()) {
      if (one.isDead || one.failures < MOST_FAILURES || !isOriginWell(one)) continue;
      one.isDead = true;
      changed(one.kind, 'died');
    }
  }

  /** Whether the condition is true for all playlists of an engine's id. */
  function areAll(id: string | null, is: (one: Rendition) => boolean): boolean {
    const named = id === null ? [] : id.split(',');
    const found = [...all.values()].filter(({ uri }) => named.includes(uri));
    return found.length > 0 && found.every(is);
  }

  return {
    read(text, address) {
      const known = all;
      all = new Map(
        readRenditions(text).map(({ kind, uri }) => {
          const own = new URL(uri, address).href;
          const before = known.get(playlistId(own)) ?? { failures: 0, failingSince: 0, isDead: false, emptyUntil: 0 };
          return [playlistId(own), { ...before, kind, uri, address: own, answeredAt: -Infinity }];
        }),
      );
    },
    kindOf: (address) => find(address)?.kind,
    failed(address, isFinal = false) {
      const one = find(address);
      if (!one) return;
      if (one.failures === 0) one.failingSince = now();
      one.failures += isFinal ? MOST_FAILURES : 1;
      judge();
    },
    answered(address, isWhole) {
      const one = find(address);
      if (!one) return;
      Object.assign(one, { failures: 0, answeredAt: isWhole ? Infinity : now() });
      const wasDead = one.isDead;
      one.isDead = wasDead && now() < one.emptyUntil;
      if (wasDead && !one.isDead) changed(one.kind, 'revived');
      judge();
    },
    empty(id) {
      const named = id.split(',');
      for (const one of all.values()) {
        if (one.isDead || !named.includes(one.uri)) continue;
        Object.assign(one, { isDead: true, emptyUntil: now() + EMPTY_FOR });
        changed(one.kind, 'died');
      }
    },
    isHopeless: (address) => (find(address)?.failures ?? 0) >= MOST_FAILURES,
    isDead: (id) => areAll(id, ({ isDead }) => isDead),
    isPromising: (id) => !areAll(id, ({ failures }) => failures >= MOST_FAILURES),
    hasHope: (wanted) => [...all.values()].some(({ kind, failures }) => kind === wanted && failures < MOST_FAILURES),
    haveCome: () => [...all.values()].some(({ answeredAt }) => answeredAt > -Infinity),
    dead: () => [...all.values()].flatMap(({ isDead, address }) => (isDead ? [address] : [])),
    onChange(listener) {
      changed = listener;
    },
  };
}
