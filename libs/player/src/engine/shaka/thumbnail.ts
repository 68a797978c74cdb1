import type { ConnectedStream } from './connect-stream.ts';
import type { Thumbnail } from '../engine.ts';

/**
 * Returns the tile at a media time; null for a stream without tiles. A failing image track does not disturb playback.
 */
export async function readThumbnail({ player, thumbnails }: ConnectedStream, time: number): Promise<Thumbnail | null> {
  try {
    const thumbnailUrl = thumbnails();
    if (thumbnailUrl !== null && player.getImageTracks().length === 0) await player.addThumbnailsTrack(thumbnailUrl);
    const tile = await player.getThumbnails(null, time);
    const url = tile?.uris[0];
    if (!tile || !url) return null;
    return {
      url,
      x: tile.positionX,
      y: tile.positionY,
      width: tile.width,
      height: tile.height,
      sheetWidth: tile.imageWidth,
      sheetHeight: tile.imageHeight,
    };
  } catch {
    return null;
  }
}
