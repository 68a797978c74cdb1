import { replaceText, type MediaPlaylist, type PlaylistAnswer } from './playlist-answer.ts';
import { isInPast, maxPastSegments } from './playlist-order.ts';
import { toAddress } from './to-address.ts';

/**
 * Remembers the newest playlist of the picture. A backend that has gone back in time also sends old playlists of the
 * qualities that the engine has not requested before.
 */
export interface PictureOrder {
  /** Replaces the old playlist of one quality by the newest playlist of another quality. */
  replaceOldQuality(answer: PlaylistAnswer): void;
  /** Another load begins. */
  reset(): void;
}

/** Returns a playlist's text with absolute addresses, because other addresses belong to its own folder. */
function makeAddressesAbsolute({ text, uri }: PlaylistAnswer): string {
  const resolve = (address: string): string => toAddress(address, uri, text) ?? address;
  const resolveInTag = (_: string, name: string, address: string): string => `${name}${resolve(address)}`;
  return text.replace(/^[^#\r\n].*$/gm, resolve).replace(/([:,]URI=")([^"]+)/g, resolveInTag);
}

export function createPictureOrder(): PictureOrder {
  let newest: (PlaylistAnswer & { media: MediaPlaylist }) | null = null;
  /** By id: the end number of a quality's first old playlist in a row. */
  const firstOldEnds = new Map<string, number>();

  function isOld(id: string, media: MediaPlaylist): boolean {
    if (!newest || newest.id === id) return false;
    if (!isInPast(media, newest.media)) {
      firstOldEnds.delete(id);
      return false;
    }
    const firstEnd = firstOldEnds.get(id) ?? media.endSequenceNumber;
    firstOldEnds.set(id, firstEnd);
    return media.endSequenceNumber - firstEnd < maxPastSegments;
  }

  return {
    replaceOldQuality(answer) {
      const { id, media } = answer;
      // The qualities of a recording may differ in length.
      if (!media || media.isEnded) return;
      if (newest && isOld(id, media)) replaceText(answer, makeAddressesAbsolute(newest));
      else newest = { ...answer, media };
    },
    reset() {
      newest = null;
      firstOldEnds.clear();
    },
  };
}
