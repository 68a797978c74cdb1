/** A track for an MPD. */
export interface DashTrack {
  name: string;
  kind: 'video' | 'audio';
  codec: string;
  bandwidth: number;
  timescale: number;
  /** Ticks of each segment. */
  ticks: readonly number[];
}

/**
 * Writes the recording as DASH, with the segments of its playlists and an adaptation set per kind.
 * @param protection the ContentProtection elements
 */
export function createRecordingManifest(tracks: readonly DashTrack[], protection = ''): string {
  const seconds = Math.max(
    ...tracks.map(({ ticks, timescale }) => ticks.reduce((sum, tick) => sum + tick, 0) / timescale),
  );
  const createRepresentation = ({ name, kind, codec, bandwidth, timescale, ticks }: DashTrack): string =>
    [
      `<Representation id="${name}" mimeType="${kind}/mp4" codecs="${codec}" bandwidth="${bandwidth}">`,
      `<SegmentTemplate timescale="${timescale}" startNumber="0" initialization="${name}/init.mp4" media="${name}/$Number$.m4s">`,
      `<SegmentTimeline>${ticks.map((tick, index) => `<S ${index === 0 ? 't="0" ' : ''}d="${tick}"/>`).join('')}</SegmentTimeline>`,
      '</SegmentTemplate></Representation>',
    ].join('');
  const createAdaptationSet = (kind: DashTrack['kind']): string =>
    `<AdaptationSet contentType="${kind}" segmentAlignment="true">${protection}${tracks
      .filter((track) => track.kind === kind)
      .map(createRepresentation)
      .join('')}</AdaptationSet>`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" profiles="urn:mpeg:dash:profile:isoff-live:2011" minBufferTime="PT2S" mediaPresentationDuration="PT${seconds.toFixed(3)}S">`,
    `<Period>${createAdaptationSet('video')}${createAdaptationSet('audio')}</Period></MPD>`,
  ].join('');
}

/** A short manifest that lists a whole day in segments of a millisecond. */
export const endlessDashManifest = [
  '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" profiles="urn:mpeg:dash:profile:isoff-live:2011" minBufferTime="PT2S" mediaPresentationDuration="P1D">',
  '<Period><AdaptationSet contentType="video"><Representation id="v" mimeType="video/mp4" codecs="avc1.42c01e" bandwidth="1">',
  '<SegmentTemplate timescale="1000" initialization="init.mp4" media="$Number$.m4s"><SegmentTimeline><S t="0" d="1" r="-1"/></SegmentTimeline>',
  '</SegmentTemplate></Representation></AdaptationSet></Period></MPD>',
].join('');
