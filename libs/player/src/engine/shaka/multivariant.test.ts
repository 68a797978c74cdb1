import { afterEach, expect, it, vi } from 'vitest';
import { readRenditions, removeDeadRenditions, type NamedRendition } from './multivariant.ts';

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
  expect(readRenditions(text)).toMatchObject([
    { kind: 'audio', uri: 'en.m3u8' },
    { kind: 'audio', uri: 'es.m3u8' },
    { kind: 'text', uri: 'words.m3u8' },
    { kind: 'image', uri: 'images.m3u8' },
    { kind: 'video', uri: 'low.m3u8?t=1' },
    { kind: 'video', uri: 'high.m3u8' },
  ]);
});

it('a variant loses its audio codecs when all of its audio renditions are left out', () => {
  const remainingLines = removeDeadRenditions(text, ({ uri }) => uri === 'es.m3u8').split('\n');
  expect(remainingLines).not.toContainEqual(expect.stringContaining('Español'));
  expect(remainingLines).toContain('#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="avc1.4d4015,mp4a.40.2",AUDIO="a"');
  expect(remainingLines).toContain('#EXT-X-STREAM-INF:BANDWIDTH=2,CODECS="avc1.4d4015"');
});

it('a variant keeps its audio codecs when its group has audio inside the video segments', () => {
  const remainingLines = removeDeadRenditions(text, ({ uri }) => uri === 'en.m3u8').split('\n');
  expect(remainingLines).toContain('#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="avc1.4d4015,mp4a.40.2",AUDIO="a"');
});

it('a variant loses its audio codecs, but not its supplemental codecs', () => {
  const line =
    '#EXT-X-STREAM-INF:BANDWIDTH=1,SUPPLEMENTAL-CODECS="dvh1.08.07/db4h",CODECS="hvc1.2.20000000.L123.B0,mp4a.40.2"';
  expect(removeDeadRenditions(`${line}\nlow.m3u8`, () => false, true)).toContain(
    'SUPPLEMENTAL-CODECS="dvh1.08.07/db4h",CODECS="hvc1.2.20000000.L123.B0"',
  );
});

const mixedCodecPlaylist = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="hvc1.1.6.L93,mp4a.40.2"\nhevc-low.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=2,CODECS="hvc1.1.6.L123,mp4a.40.2"\n\n# a comment\nhevc-high.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=3,CODECS="avc1.4d4015,mp4a.40.2"\navc.m3u8',
].join('\n');
const isHevc = ({ uri }: NamedRendition): boolean => uri.startsWith('hevc');

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a codec loses its variants when all of their playlists are dead and another codec plays [fault-30o]', () => {
  expect(removeDeadRenditions(mixedCodecPlaylist, isHevc)).toBe(
    '#EXTM3U\n\n# a comment\n#EXT-X-STREAM-INF:BANDWIDTH=3,CODECS="avc1.4d4015,mp4a.40.2"\navc.m3u8',
  );
});

it.each([
  {
    reason: 'one of them works',
    isUnavailable: ({ uri }: NamedRendition) => uri === 'hevc-low.m3u8',
    isSupported: true,
  },
  { reason: 'all of the others fail', isUnavailable: () => true, isSupported: true },
  { reason: 'the browser cannot play the other codec', isUnavailable: isHevc, isSupported: false },
])('a codec keeps its variants when $reason', ({ isUnavailable: isOut, isSupported }) => {
  vi.stubGlobal('MediaSource', { isTypeSupported: (type: string) => isSupported || !type.includes('avc1') });
  expect(removeDeadRenditions(mixedCodecPlaylist, isOut)).toBe(mixedCodecPlaylist);
});
