import { expect, test } from 'vitest';
import { limitPlaylistLength, maxSegments, PlaylistTooLong } from './bound-playlist.ts';
import { countSegments } from './count-segments.ts';
import { createManifestFilter } from './manifest-filter.ts';
import { readAnswer } from './playlist-answer.ts';

const createSegments = (count: number, tag: (index: number) => string = () => '') =>
  Array.from({ length: count }, (_, index) => `${tag(index)}#EXTINF:4.0,\nsegment-${index}.m4s`).join('\n');
const head =
  '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:100\n#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-MAP:URI="a.mp4"\n#EXT-X-KEY:METHOD=SAMPLE-AES,KEYFORMAT="one",URI="k1"\n#EXT-X-KEY:METHOD=SAMPLE-AES,KEYFORMAT="two",URI="k2"\n#EXT-X-PROGRAM-DATE-TIME:2026-02-01T00:00:00.000Z\n';

/** A playlist as the engine gets it. */
async function limitPlaylist(text: string): Promise<string> {
  const answer = readAnswer({ uri: 'https://cdn.test/live/index.m3u8', data: new TextEncoder().encode(text) });
  await limitPlaylistLength(answer);
  return answer.text;
}

test('returns a playlist of 20,000 segments unchanged', async () => {
  const text = head + createSegments(maxSegments);
  expect(await limitPlaylist(text)).toBe(text);
});

test('cuts a longer live playlist to its last 20,000 segments, with adjusted numbers, dates and keys', async () => {
  const tag = (index: number) =>
    index === 3 ? '#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="b.mp4"\n' : index === 20 ? '#EXT-X-DISCONTINUITY\n' : '';
  const limitedPlaylist = await limitPlaylist(head + createSegments(maxSegments + 10, tag));
  const lines = limitedPlaylist.split('\n');
  expect(lines.filter((line) => line.startsWith('#EXTINF:'))).toHaveLength(maxSegments);
  expect(lines.slice(0, 10)).toEqual([
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MEDIA-SEQUENCE:110',
    '#EXT-X-DISCONTINUITY-SEQUENCE:1',
    '#EXT-X-MAP:URI="b.mp4"',
    '#EXT-X-KEY:METHOD=SAMPLE-AES,KEYFORMAT="one",URI="k1"',
    '#EXT-X-KEY:METHOD=SAMPLE-AES,KEYFORMAT="two",URI="k2"',
    '#EXT-X-PROGRAM-DATE-TIME:2026-02-01T00:00:40.000Z',
    '#EXTINF:4.0,',
    'segment-10.m4s',
  ]);
  expect(lines.filter((line) => line === '#EXT-X-DISCONTINUITY')).toHaveLength(1);
});

test('refuses a recording of more than 20,000 segments', async () => {
  await expect(limitPlaylist(`${head}${createSegments(maxSegments + 1)}\n#EXT-X-ENDLIST`)).rejects.toThrow(
    PlaylistTooLong,
  );
});

test('refuses a DASH manifest of more than 20,000 segments', () => {
  const text =
    '<MPD><Period><AdaptationSet><Representation><SegmentTemplate><SegmentTimeline><S t="0" d="1" r="20000"/></SegmentTimeline></SegmentTemplate></Representation></AdaptationSet></Period></MPD>';
  const answer = readAnswer({ uri: 'https://cdn.test/live.mpd', data: new TextEncoder().encode(text) });
  expect(() => createManifestFilter(countSegments).afterResponse(answer)).toThrow(PlaylistTooLong);
});
