import type { CaptionsLanguage } from './master-playlist.ts';
import { frameRate } from './master-playlist.ts';
import type { MediaTrack } from './media-index.ts';
import type { ThumbnailSheets } from './media-playlist.ts';

/** The content of a recording's DASH manifest, with the same segments as its HLS playlists. */
export interface DashContent {
  readonly seconds: number;
  readonly video: readonly (readonly [name: string, track: MediaTrack])[];
  readonly audio: readonly (readonly [name: string, track: MediaTrack])[];
  readonly captions: readonly CaptionsLanguage[];
  readonly thumbnails: ThumbnailSheets;
  /** The number of a track's fragments in a segment. */
  readonly perSegment: number;
}

/** Writes a static MPD. Thumbnails are a tiled image adaptation set (DASH-IF IOP 6.2.6). */
export function writeDashManifest(content: DashContent): string {
  const { video, audio, perSegment } = content;
  const firstVideo = video[0];
  if (!firstVideo) throw new Error('a DASH manifest needs a video track');
  const pictures = video.map(
    ([name, track]) =>
      `<Representation id="${name}" bandwidth="${track.bandwidth}" codecs="${track.codec}" width="${track.width ?? 0}" height="${track.height ?? 0}"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="static" mediaPresentationDuration="PT${content.seconds}S" minBufferTime="PT4S">`,
    '<Period id="0" start="PT0S">',
    `<AdaptationSet contentType="video" mimeType="video/mp4" frameRate="${frameRate}" segmentAlignment="true" startWithSAP="1">`,
    writeSegmentTemplate(firstVideo[1], perSegment),
    ...pictures,
    '</AdaptationSet>',
    ...audio.map(([name, track], position) => writeAudioSet(name, track, position === 0, perSegment)),
    ...content.captions.map(writeCaptionsSet),
    writeThumbnailsSet(content.thumbnails),
    '</Period>',
    '</MPD>',
    '',
  ].join('\n');
}

function writeAudioSet(name: string, track: MediaTrack, isMain: boolean, fragmentsPerSegment: number): string {
  return [
    `<AdaptationSet contentType="audio" mimeType="audio/mp4" lang="${track.language ?? 'und'}" segmentAlignment="true" startWithSAP="1">`,
    `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${isMain ? 'main' : 'alternate'}"/>`,
    `<Label>${track.name ?? name}</Label>`,
    writeSegmentTemplate(track, fragmentsPerSegment),
    `<Representation id="${name}" bandwidth="${track.bandwidth}" codecs="${track.codec}" audioSamplingRate="48000"/>`,
    '</AdaptationSet>',
  ].join('\n');
}

function writeCaptionsSet({ language, name }: CaptionsLanguage): string {
  const openTag = `<AdaptationSet contentType="text" mimeType="text/vtt" lang="${language}">`;
  const roleTag = '<Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>';
  const representationTag = `<Representation id="captions-${language}" bandwidth="300"><BaseURL>captions-${language}/captions.vtt</BaseURL></Representation>`;
  return `${openTag}\n${roleTag}\n<Label>${name}</Label>\n${representationTag}\n</AdaptationSet>`;
}

function writeThumbnailsSet(sheets: ThumbnailSheets): string {
  const seconds = sheets.columns * sheets.rows * sheets.interval;
  const size = `width="${sheets.width * sheets.columns}" height="${sheets.height * sheets.rows}"`;
  return [
    '<AdaptationSet contentType="image" mimeType="image/jpeg">',
    `<SegmentTemplate media="thumbnails/$Number$.jpg" duration="${seconds}" startNumber="0"/>`,
    `<Representation id="thumbnails" bandwidth="12000" ${size}>`,
    `<EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="${sheets.columns}x${sheets.rows}"/>`,
    '</Representation>',
    '</AdaptationSet>',
  ].join('\n');
}

function writeSegmentTemplate(track: MediaTrack, fragmentsPerSegment: number): string {
  const entries: { ticks: number; repeat: number }[] = [];
  for (
    let firstFragmentIndex = 0;
    firstFragmentIndex < track.fragments.length;
    firstFragmentIndex += fragmentsPerSegment
  ) {
    const ticks = track.fragments
      .slice(firstFragmentIndex, firstFragmentIndex + fragmentsPerSegment)
      .reduce((sum, [, , duration]) => sum + duration, 0);
    const lastEntry = entries.at(-1);
    if (lastEntry?.ticks === ticks) lastEntry.repeat += 1;
    else entries.push({ ticks, repeat: 0 });
  }
  const timeline = entries.map(({ ticks, repeat }) => `<S d="${ticks}"${repeat ? ` r="${repeat}"` : ''}/>`).join('');
  const names = 'initialization="$RepresentationID$/init.mp4" media="$RepresentationID$/$Number$.m4s" startNumber="0"';
  return `<SegmentTemplate timescale="${track.timescale}" ${names}><SegmentTimeline>${timeline}</SegmentTimeline></SegmentTemplate>`;
}
