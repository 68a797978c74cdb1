import { resolveAddress } from '@touchline/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { type EventChanges, eventUrlChange, updateEvent } from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import { applyUpdate, applyUrlChange } from '../cache/event-cache.ts';

/** An address in a message that is neither https nor on the API's own origin. */
export interface BadAddress {
  message: string;
  eventId: string;
  /** The field's path from the root of the message: `url`, `changes.source.hd`. */
  path: string;
}

export interface RoomsToCacheOptions {
  /** Base of addresses in messages as the browser sees it; '' is the page's own origin. */
  apiBase: string;
  /** Called with each bad address of a message. The portal ignores the address, so a running stream keeps playing. */
  onBadAddress: (report: BadAddress) => void;
}

/** Removes addresses that cannot be played. Null stays, because it deletes an address. */
function getUsableSource(
  source: NonNullable<EventChanges['source']>,
  isUsable: (address: string, name: string) => boolean,
): EventChanges['source'] {
  const usableEntries = Object.entries(source).filter(([name, address]) => address == null || isUsable(address, name));
  return usableEntries.length > 0 ? Object.fromEntries(usableEntries) : undefined;
}

/**
 * Applies the messages of rooms to the query cache, once for all cards and pages in a room (specification, section 4,
 * realtime). Call it once per page load, before joining the first room. It imports zod, so load it together with
 * realtime.
 */
export function connectRoomsToCache(
  realtime: Realtime,
  client: QueryClient,
  { apiBase, onBadAddress }: RoomsToCacheOptions,
): void {
  function isUsable(address: string, report: BadAddress): boolean {
    const isResolvable = resolveAddress(apiBase, address) !== undefined;
    if (!isResolvable) onBadAddress(report);
    return isResolvable;
  }

  realtime.on(updateEvent, ({ eventId, changes: { source, ...changes } }) => {
    const message = updateEvent.name;
    const usableSource =
      source &&
      getUsableSource(source, (address, name) =>
        isUsable(address, { message, eventId, path: `changes.source.${name}` }),
      );
    const usableChanges = source === null || usableSource ? { ...changes, source: source && usableSource } : changes;
    void applyUpdate(client, eventId, usableChanges);
  });
  realtime.on(eventUrlChange, (change) => {
    const { eventId, url } = change;
    if (isUsable(url, { message: eventUrlChange.name, eventId, path: 'url' })) void applyUrlChange(client, change);
  });
}
