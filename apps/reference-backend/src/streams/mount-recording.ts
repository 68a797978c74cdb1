import type { Hono } from 'hono';
import { limitCaptions } from './live-captions.ts';
import { writeDashManifest } from './dash-manifest.ts';
import { writeMasterPlaylist } from './master-playlist.ts';
import type { FilmMedia } from './film-media.ts';
import { getSegmentDurations, limitTracks } from './media-index.ts';
import { writeCaptionsPlaylist, writeRecordingPlaylist, writeThumbnailsPlaylist } from './media-playlist.ts';
import { captionsLanguages, thumbnailSheets } from './recording-extras.ts';
import { sendBytes, sendText } from './send-bytes.ts';
import { writeThumbnailsVtt } from './thumbnails-vtt.ts';
import { findTrack, getTracks } from './get-tracks.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/** A segment of a recording has two fragments, about four seconds. */
const fragmentsPerSegment = 2;

/** How long caches store playlists of recordings, which change with the media. */
const manifestMaxAgeSeconds = 300;

/** Serves a film's recording under the address of any event. HLS and DASH use the same segments. */
export function mountRecording(app: Hono, { film, index: drawnIndex, store }: FilmMedia): void {
  const index = limitTracks(drawnIndex, film.seconds);
  const video = getTracks(index, 'video');
  const audio = getTracks(index, 'audio');
  const sharedContent = { audio, captions: captionsLanguages, thumbnails: thumbnailSheets };
  const languages = captionsLanguages.map(({ language }) => language).join('|');
  const base = `/media/recording/:id${film.folder}`;

  app.get(`${base}/hd.m3u8`, (context) =>
    sendText(context.req.raw, writeMasterPlaylist({ video, ...sharedContent }), playlistType, manifestMaxAgeSeconds),
  );
  app.get(`${base}/pano.m3u8`, (context) => {
    if (!film.hasPanorama) return context.notFound();
    const content = { video: getTracks(index, 'pano'), ...sharedContent };
    return sendText(context.req.raw, writeMasterPlaylist(content), playlistType, manifestMaxAgeSeconds);
  });
  app.get(`${base}/manifest.mpd`, (context) => {
    const manifest = writeDashManifest({
      seconds: film.seconds,
      video,
      perSegment: fragmentsPerSegment,
      ...sharedContent,
    });
    return sendText(context.req.raw, manifest, 'application/dash+xml', manifestMaxAgeSeconds);
  });

  app.get(`${base}/:folder{captions-(?:${languages})}/index.m3u8`, (context) =>
    sendText(context.req.raw, writeCaptionsPlaylist(film.seconds, 'captions.vtt'), playlistType, manifestMaxAgeSeconds),
  );
  app.get(`${base}/:folder{captions-(?:${languages})}/captions.vtt`, async (context) => {
    const text = new TextDecoder().decode(await store.readMedia(`${context.req.param('folder')}.vtt`));
    return sendText(
      context.req.raw,
      limitCaptions(text, film.seconds),
      'text/vtt; charset=utf-8',
      manifestMaxAgeSeconds,
    );
  });

  app.get(`${base}/thumbnails.vtt`, (context) =>
    sendText(
      context.req.raw,
      writeThumbnailsVtt(thumbnailSheets, film.seconds),
      'text/vtt; charset=utf-8',
      manifestMaxAgeSeconds,
    ),
  );
  app.get(`${base}/thumbnails/index.m3u8`, (context) =>
    sendText(context.req.raw, writeThumbnailsPlaylist(thumbnailSheets), playlistType, manifestMaxAgeSeconds),
  );
  app.get(`${base}/thumbnails/:sheet{\\d+\\.jpg}`, async (context) => {
    const sheet = context.req.param('sheet');
    if (!thumbnailSheets.uris.includes(sheet)) return context.notFound();
    return sendBytes(context.req.raw, {
      bytes: await store.readMedia(`thumbnails-${sheet}`),
      type: 'image/jpeg',
      maxAge: manifestMaxAgeSeconds,
    });
  });

  app.get(`${base}/:track/index.m3u8`, (context) => {
    const track = findTrack(index, context.req.param('track'));
    if (!track) return context.notFound();
    const playlist = writeRecordingPlaylist(getSegmentDurations(track, fragmentsPerSegment));
    return sendText(context.req.raw, playlist, playlistType, manifestMaxAgeSeconds);
  });
  app.get(`${base}/:track/:segment{(?:init\\.mp4|\\d+\\.m4s)}`, async (context) => {
    const track = findTrack(index, context.req.param('track'));
    if (!track) return context.notFound();
    const segment = context.req.param('segment');
    const number = Number.parseInt(segment, 10);
    const bytes =
      segment === 'init.mp4'
        ? await store.readInitSegment(track)
        : await store.readSegment(track, number, fragmentsPerSegment);
    return bytes ? sendBytes(context.req.raw, { bytes, type: `${track.kind}/mp4` }) : context.notFound();
  });
}
