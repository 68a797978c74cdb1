import type { MediaTrack } from './media-index.ts';
import type { ThumbnailSheets } from './media-playlist.ts';

/** The content of a multivariant playlist. All addresses are relative to it. */
export interface MasterContent {
  readonly video: readonly (readonly [name: string, track: MediaTrack])[];
  readonly audio: readonly (readonly [name: string, track: MediaTrack])[];
  readonly captions?: readonly CaptionsLanguage[];
  readonly thumbnails?: ThumbnailSheets;
  /** Whether a live stream has a playlist of seek pictures, `thumbnails/index.m3u8`. */
  readonly hasLivePictures?: boolean;
  /** The query of every address, such as `?start=1`. */
  readonly query?: string;
}

/** A language of captions. Its playlist is `captions-{language}/index.m3u8`. */
export interface CaptionsLanguage {
  readonly language: string;
  readonly name: string;
}

/** The frames per second of all video tracks. */
export const frameRate = 25;

/**
 * Writes the HLS multivariant playlist, with one group of audio and optional captions. `CLOSED-CAPTIONS=NONE` prevents
 * that players search the segments for captions.
 */
export function writeMasterPlaylist(content: MasterContent): string {
  const query = content.query ?? '';
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  content.audio.forEach(([name, track], position) => {
    const main = position === 0 ? 'YES' : 'NO';
    const attributes = `LANGUAGE="${track.language ?? 'und'}",NAME="${track.name ?? name}",DEFAULT=${main},AUTOSELECT=YES,CHANNELS="2"`;
    lines.push(`#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",${attributes},URI="${name}/index.m3u8${query}"`);
  });
  for (const { language, name } of content.captions ?? []) {
    const attributes = `LANGUAGE="${language}",NAME="${name}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO`;
    lines.push(
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",${attributes},URI="captions-${language}/index.m3u8${query}"`,
    );
  }
  for (const [name, track] of content.video) {
    lines.push(`#EXT-X-STREAM-INF:${writeVariantAttributes(track, content)}`, `${name}/index.m3u8${query}`);
  }
  if (content.thumbnails) lines.push(...writeImageStream(content.thumbnails));
  // shaka-player loads an image playlist without RESOLUTION only when a viewer needs a picture.
  if (content.hasLivePictures)
    lines.push(`#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=16000,CODECS="jpeg",URI="thumbnails/index.m3u8${query}"`);
  return [...lines, ''].join('\n');
}

function writeVariantAttributes(track: MediaTrack, content: MasterContent): string {
  const maxAudioBandwidth = content.audio.reduce((max, [, audio]) => Math.max(max, audio.bandwidth), 0);
  const maxAverageAudioBandwidth = content.audio.reduce((max, [, audio]) => Math.max(max, audio.averageBandwidth), 0);
  const codecs = [track.codec, ...content.audio.slice(0, 1).map(([, audio]) => audio.codec)].join(',');
  return [
    `BANDWIDTH=${track.bandwidth + maxAudioBandwidth}`,
    `AVERAGE-BANDWIDTH=${track.averageBandwidth + maxAverageAudioBandwidth}`,
    `CODECS="${codecs}"`,
    `RESOLUTION=${track.width ?? 0}x${track.height ?? 0}`,
    `FRAME-RATE=${frameRate.toFixed(3)}`,
    'AUDIO="audio"',
    ...(content.captions?.length ? ['SUBTITLES="captions"'] : []),
    'CLOSED-CAPTIONS=NONE',
  ].join(',');
}

/**
 * Writes the seek thumbnails, both as an image playlist and as the address of a WebVTT. An image playlist delays the
 * start of shaka-player. With the WebVTT, it loads thumbnails at their first use (`addThumbnailsTrack`).
 */
function writeImageStream(sheets: ThumbnailSheets): string[] {
  const size = `RESOLUTION=${sheets.width}x${sheets.height}`;
  return [
    '#EXT-X-SESSION-DATA:DATA-ID="com.touchline.thumbnails",VALUE="thumbnails.vtt"',
    `#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=16000,${size},CODECS="jpeg",URI="thumbnails/index.m3u8"`,
  ];
}
