import { hangsAfterMs } from './hanging-playlists.ts';
import { getLanguage, readRenditions, type NamedRendition, type RenditionKind } from './multivariant.ts';
import { getPlaylistId } from './playlist-id.ts';
import { toAddress } from './to-address.ts';

/** One of a stream's playlists, and the outcome of its requests. */
interface Rendition extends Pick<NamedRendition, 'kind' | 'uri'> {
  address: string;
  language: string | undefined;
  /** The number of failures in a row, and the time of the first in milliseconds. */
  failureCount: number;
  failingSince: number;
  /** Time of the last arrival: -Infinity before the first, Infinity for a finished playlist. */
  answeredAt: number;
  /** When the request of the last arrival was sent, in milliseconds. */
  askedAt: number;
  isDead: boolean;
  /**
   * Until this time, in milliseconds since 1970, responses do not revive the playlist, because its segments are
   * missing; else 0.
   */
  emptyUntilMs: number;
  /** The recording's second from which segments are missing; else 0. */
  emptyFromSecond: number;
}

/**
 * Tracks which playlists of a stream work. A playlist that fails while others arrive is dead until it arrives again.
 */
export interface Renditions {
  /** Reads the multivariant playlist. A playlist that was already known keeps its failure count. */
  read(text: string, address: string): void;
  getKind(address: string): RenditionKind | undefined;
  /** A request for a playlist has failed. @param isFinal a retry would not help */
  recordFailure(address: string, isFinal?: boolean): void;
  /**
   * A playlist arrived.
   * @param isEnded whether it is finished (`EXT-X-ENDLIST`)
   * @param hasNewSegment whether it lists another newest segment
   * @param tookMs milliseconds from the request to the arrival
   */
  recordAnswer(address: string, isEnded: boolean, hasNewSegment?: boolean, tookMs?: number): void;
  /** A playlist that arrives without new segments, while others have some, is dead until it lists a new segment. */
  markFrozen(address: string): void;
  /**
   * Whether the player may abandon a playlist that hangs: another playlist of the same language can replace it, and no
   * recording of this kind plays yet. At most one playlist of a kind is abandoned until the next arrival.
   * @param isProven whether later requests were answered; otherwise only a playlist that has never arrived is abandoned
   */
  abandonHanging(address: string, isProven: boolean): boolean;
  /**
   * A rendition's segments are missing.
   * @param id the engine's id of one or more playlists of a rendition
   * @param from the recording's second of the first missing segment
   */
  markEmpty(id: string, from?: number): void;
  /** Whether the playlist has failed too often for another request now. */
  isAbandoned(address: string): boolean;
  /**
   * Whether all playlists of the id are dead.
   * @param id the engine's id of one or more playlists of a rendition
   */
  isDead(id: string | null): boolean;
  /**
   * Whether a playlist of the id may work.
   * @param id the engine's id of one or more playlists of a rendition
   */
  isPromising(id: string | null): boolean;
  /** Whether a playlist of this kind may work. */
  hasWorkingRendition(kind: RenditionKind): boolean;
  /** Whether several playlists have failed since the last arrival, so that another quality would fail, too. */
  isOriginOut(): boolean;
  /** Whether a playlist has arrived since the multivariant one. */
  hasAnyAnswered(): boolean;
  /** The addresses of the dead playlists. */
  getDeadAddresses(): readonly string[];
  /** The second from which a playlist's segments were missing. */
  emptyFromSecond(address: string): number;
  /** Returns the address of a playlist that can play in place of another playlist. */
  getReplacement(address: string): string | undefined;
  /** Calls back when a playlist dies or revives. */
  onChange(listener: (kind: RenditionKind, change: 'died' | 'revived') => void): void;
}

/** A rendition is dead after this many failures in a row. */
const maxFailures = 2;
/** After this time the player tries a playlist without segments again, in milliseconds. */
const emptyRetryMs = 25_000;
/**
 * A load requests its playlists together, and one may hang. A response at most this many milliseconds before a failure
 * therefore shows that the origin works.
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
  let renditionsById = new Map<string, Rendition>();
  let graceUntilMs = -Infinity;
  /** The working playlists that have failed since the last arrival. */
  const failingRenditions = new Set<Rendition>();
  /**
   * The kinds with a playlist that was abandoned because it hung, since the last arrival. Until the next arrival, no
   * other playlist of the kind is abandoned, because a slow server delays them all.
   */
  const abandonedKinds = new Set<RenditionKind>();
  let onChanged: (kind: RenditionKind, change: 'died' | 'revived') => void = () => undefined;

  const findRendition = (address: string): Rendition | undefined => renditionsById.get(getPlaylistId(address));
  const isUnavailable = ({ isDead, failureCount }: Rendition): boolean => isDead || failureCount >= maxFailures;
  /** Whether other playlists arrive: in an outage of the origin all requests fail. */
  const isOriginWorking = (rendition: Rendition): boolean => {
    const isFirstLoad = rendition.answeredAt === -Infinity;
    const failingSinceMs = rendition.failingSince + (isFirstLoad ? -sameLoadMs : inFlightMs);
    return [...renditionsById.values()].some(
      ({ failureCount, answeredAt, askedAt }) =>
        failureCount === 0 && answeredAt >= failingSinceMs && (isFirstLoad || askedAt >= rendition.failingSince),
    );
  };

  const hasAnyAnswered = (): boolean => [...renditionsById.values()].some(({ answeredAt }) => answeredAt > -Infinity);

  function getReplacement(address: string): string | undefined {
    const rendition = findRendition(address);
    return [...renditionsById.values()].find(
      (other) => other !== rendition && other.kind === rendition?.kind && !isUnavailable(other),
    )?.address;
  }

  function markDead(rendition: Rendition, emptyUntilMs: number, emptyFromSecond = 0): void {
    if (rendition.isDead) return;
    Object.assign(rendition, { isDead: true, emptyUntilMs, emptyFromSecond });
    failingRenditions.clear();
    onChanged(rendition.kind, 'died');
  }

  function markFailedRenditions(): void {
    for (const rendition of renditionsById.values())
      if (rendition.failureCount >= maxFailures && isOriginWorking(rendition)) markDead(rendition, 0);
  }

  /** Clears the failure counts after an outage that several playlists shared. */
  function clearFailures(): void {
    for (const rendition of renditionsById.values()) {
      if (rendition.isDead || rendition.failureCount === 0) continue;
      rendition.failureCount = 0;
      graceUntilMs = now() + outageGraceMs;
    }
  }

  /**
   * Returns the renditions that an engine's id names. The engine joins addresses by commas, and an address may contain
   * commas.
   */
  const getRenditionsWithId = (id: string | null): Rendition[] =>
    [...renditionsById.values()].filter(({ uri }) => `,${id ?? ''},`.includes(`,${uri},`));

  /** Whether an engine's id names playlists, and all of them fulfil a condition. */
  function areAllWithId(id: string | null, hasState: (rendition: Rendition) => boolean): boolean {
    const found = getRenditionsWithId(id);
    return found.length > 0 && found.every(hasState);
  }

  return {
    read(text, address) {
      const previousRenditions = renditionsById;
      renditionsById = new Map();
      for (const { kind, uri, line } of readRenditions(text)) {
        const absoluteAddress = toAddress(uri, address, text);
        if (absoluteAddress === undefined) continue;
        const previous = previousRenditions.get(getPlaylistId(absoluteAddress)) ?? {
          failureCount: 0,
          failingSince: 0,
          isDead: false,
          emptyUntilMs: 0,
          emptyFromSecond: 0,
        };
        renditionsById.set(getPlaylistId(absoluteAddress), {
          ...previous,
          kind,
          uri,
          address: absoluteAddress,
          language: getLanguage(line),
          answeredAt: -Infinity,
          askedAt: -Infinity,
        });
      }
    },
    getKind: (address) => findRendition(address)?.kind,
    recordFailure(address, isFinal = false) {
      const rendition = findRendition(address);
      if (!rendition) return;
      if (rendition.failureCount === 0) rendition.failingSince = now();
      rendition.failureCount = now() < graceUntilMs ? 1 : rendition.failureCount + (isFinal ? maxFailures : 1);
      if (hasAnyAnswered() && !rendition.isDead) failingRenditions.add(rendition);
      markFailedRenditions();
    },
    recordAnswer(address, isEnded, hasNewSegment = true, tookMs = 0) {
      const rendition = findRendition(address);
      if (!rendition) return;
      failingRenditions.clear();
      abandonedKinds.delete(rendition.kind);
      const unavailableBefore = [...renditionsById.values()].filter(isUnavailable);
      if (rendition.failureCount > 0) clearFailures();
      if (hasNewSegment && rendition.emptyUntilMs === Infinity) rendition.emptyUntilMs = 0;
      Object.assign(rendition, {
        failureCount: 0,
        answeredAt: isEnded ? Infinity : now(),
        askedAt: isEnded ? Infinity : now() - tookMs,
        isDead: rendition.isDead && now() < rendition.emptyUntilMs,
      });
      for (const other of unavailableBefore) if (!isUnavailable(other)) onChanged(other.kind, 'revived');
      markFailedRenditions();
    },
    markFrozen(address) {
      const rendition = findRendition(address);
      if (rendition) markDead(rendition, Infinity);
    },
    abandonHanging(address, isProven) {
      const rendition = findRendition(address);
      if (!rendition || abandonedKinds.has(rendition.kind)) return false;
      const otherRenditions = [...renditionsById.values()].filter(
        (other) =>
          other !== rendition &&
          other.kind === rendition.kind &&
          other.language === rendition.language &&
          !isUnavailable(other),
      );
      // A recording that plays has a buffer, so it can wait for a server that takes seconds to make a playlist.
      if (otherRenditions.length === 0 || otherRenditions.some(({ answeredAt }) => answeredAt === Infinity))
        return false;
      if (!isProven && rendition.answeredAt > -Infinity) return false;
      abandonedKinds.add(rendition.kind);
      return true;
    },
    markEmpty(id, from) {
      for (const rendition of getRenditionsWithId(id)) markDead(rendition, now() + emptyRetryMs, from);
    },
    emptyFromSecond: (address) => findRendition(address)?.emptyFromSecond ?? 0,
    getReplacement,
    isAbandoned: (address) => (findRendition(address)?.failureCount ?? 0) >= maxFailures,
    isDead: (id) => areAllWithId(id, ({ isDead }) => isDead),
    isPromising: (id) => !areAllWithId(id, isUnavailable),
    hasWorkingRendition: (requestedKind) =>
      [...renditionsById.values()].some((rendition) => rendition.kind === requestedKind && !isUnavailable(rendition)),
    isOriginOut: () => failingRenditions.size > 1,
    hasAnyAnswered,
    getDeadAddresses: () => [...renditionsById.values()].flatMap(({ isDead, address }) => (isDead ? [address] : [])),
    onChange(listener) {
      onChanged = listener;
    },
  };
}
