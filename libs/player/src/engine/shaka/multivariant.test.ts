import { expect, it } from 'vitest';
import { readRenditions, withoutSounds } from './multivariant.ts';

const text = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",URI="en.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Muxed"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="Español",URI="es.m3u8"',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",URI="words.m3u8"',
  '#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=1,RESOLUTION=1x1,URI="images.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="avc1.4d4015,mp4a.40.2",AUDIO="a"',
  '# a comment',
  'low.m3u8?t=1',
  '#EXT-X-STREAM-INF:BANDWIDTH=2,AUDIO="b",CODECS="mp4a.40.2,avc1.4d4015"',
  'high.m3u8',
].join('\r\n');

it('lists every playlist with its kind, and skips an audio rendition without a playlist', () => {
  expect(readRenditions(text)).toEqual([
    { kind: 'audio', uri: 'en.m3u8' },
    { kind: 'audio', uri: 'es.m3u8' },
    { kind: 'text', uri: 'words.m3u8' },
    { kind: 'image', uri: 'images.m3u8' },
    { kind: 'video', uri: 'low.m3u8?t=1' },
    { kind: 'video', uri: 'high.m3u8' },
  ]);
});

it('removes the audio codecs of a variant when all of its audio renditions are left out', () => {
  const left = withoutSounds(text, (uri) => uri === 'es.m3u8').split('\n');
  expect(left).not.toContainEqual(expect.stringContaining('Español'));
  expect(left).toContain('#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="avc1.4d4015,mp4a.40.2",AUDIO="a"');
  expect(left).toContain('#EXT-X-STREAM-INF:BANDWIDTH=2,CODECS="avc1.4d4015"');
});
