import { expect, test } from 'vitest';
import { writeDashManifest } from './dash-manifest.ts';
import { defaultMediaFolder, readMediaIndex, getSegmentDurations } from './media-index.ts';
import { captionsLanguages, thumbnailSheets } from './recording-extras.ts';
import { getTracks } from './get-tracks.ts';

test('the DASH timeline has the same segments as the HLS playlist of the track', async () => {
  const index = await readMediaIndex(defaultMediaFolder);
  const [video, audio] = [getTracks(index, 'video'), getTracks(index, 'audio')];
  const contentExtras = {
    captions: captionsLanguages,
    thumbnails: thumbnailSheets,
    perSegment: 2,
  };
  const manifest = writeDashManifest({ seconds: 192, video, audio, ...contentExtras });
  const timelines = [...manifest.matchAll(/timescale="(\d+)".*?<SegmentTimeline>(.*?)<\/SegmentTimeline>/g)];
  const tracks = [video[0]?.[1], audio[0]?.[1], audio[1]?.[1]];
  expect(timelines).toHaveLength(tracks.length);
  timelines.forEach(([, timescale = '', entries = ''], position) => {
    const durations = [...entries.matchAll(/d="(\d+)"(?: r="(\d+)")?/g)].flatMap(([, ticks, repeat = '0']) =>
      Array.from({ length: Number(repeat) + 1 }, () => Number(ticks) / Number(timescale)),
    );
    const track = tracks[position];
    expect(durations).toEqual(track && getSegmentDurations(track, 2));
  });
});

test('the segments of all qualities start at the same frames', async () => {
  const index = await readMediaIndex(defaultMediaFolder);
  for (const group of ['video', 'live']) {
    const [firstTrack, ...otherTracks] = getTracks(index, group).map(([, track]) => getSegmentDurations(track, 1));
    for (const other of otherTracks) expect(other).toEqual(firstTrack);
  }
});
