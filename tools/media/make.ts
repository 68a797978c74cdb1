/**
 * Generates the reference backend's media: `node tools/media/make.ts` (Node 24, ffmpeg with x264, espeak-ng, Chromium);
 * `node tools/media/make.ts adverts` makes the adverts alone.
 * Drawn frames and sounds are cached in `tools/media/.cache`; empty it after a change of the match.
 */
import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { matchSeconds } from '../../apps/reference-backend/src/streams/match-script.ts';
import type { MediaTrack } from '../../apps/reference-backend/src/streams/media-index.ts';
import { defaultMediaFolder } from '../../apps/reference-backend/src/streams/media-index.ts';
import { posterCount } from '../../apps/reference-backend/src/streams/stream-addresses.ts';
import { makeAdverts } from './advert/make-adverts.ts';
import { renderCaptionsVtt } from './captions.ts';
import { drawAll } from './draw.ts';
import type { Rung } from './encode.ts';
import { encodeAudio, encodeVideo } from './encode.ts';
import { clipStarts } from './jobs.ts';
import { makeSound } from './sound.ts';
import { makeClip, makePoster, makeThumbnails } from './stills.ts';

const cache = `${import.meta.dirname}/.cache`;
const folder = `${cache}/made`;

/** The limit for all committed media together, in bytes. */
const maxMediaBytes = 40e6;

const rungs: readonly Rung[] = [
  { width: 426, height: 240, quality: 29, kilobits: 100 },
  { width: 640, height: 360, quality: 28.5, kilobits: 190 },
  { width: 960, height: 540, quality: 28, kilobits: 370 },
];

await mkdir(cache, { recursive: true });
if (process.argv[2] === 'adverts') {
  await makeAdverts(cache, defaultMediaFolder);
  process.exit();
}
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await drawAll(cache);
for (const language of ['en', 'es'] as const) {
  if (!existsSync(`${cache}/sound-${language}.wav`)) await makeSound(language, `${cache}/sound-${language}.wav`);
}

const tracks: Record<string, MediaTrack> = {};
for (const [source, prefix] of [
  ['recording', 'video'],
  ['live', 'live'],
]) {
  for (const rung of rungs) {
    const name = `${prefix}-${rung.height}`;
    tracks[name] = await encodeVideo(`${cache}/${source}.mkv`, `${folder}/${name}.mp4`, rung);
  }
}
const wide: Rung = { width: 1280, height: 360, quality: 30, kilobits: 230 };
tracks['pano'] = await encodeVideo(`${cache}/panorama.mkv`, `${folder}/pano.mp4`, wide);
for (const [language, name] of [
  ['en', 'English'],
  ['es', 'Español'],
] as const) {
  tracks[`audio-${language}`] = await encodeAudio(
    `${cache}/sound-${language}.wav`,
    `${folder}/audio-${language}.mp4`,
    language,
    name,
  );
}
await writeFile(`${folder}/index.json`, `${JSON.stringify({ tracks })}\n`);
for (const language of ['en', 'he'] as const) {
  await writeFile(`${folder}/captions-${language}.vtt`, renderCaptionsVtt(language));
}
await makeThumbnails(`${cache}/recording.mkv`, folder);
for (let poster = 1; poster <= posterCount; poster += 1) {
  await makePoster(`${cache}/poster-${poster}.mkv`, `${folder}/poster-${poster}.webp`);
}
for (const [position, start] of clipStarts.entries()) {
  const number = position + 1;
  await makeClip(`${cache}/clip-${number}.mkv`, `${cache}/sound-en.wav`, start, `${folder}/clip-${number}.mp4`);
}

await makeAdverts(cache, folder);

let total = 0;
for (const name of (await readdir(folder)).sort()) {
  const { size } = await stat(`${folder}/${name}`);
  total += size;
  console.log(`${name.padEnd(24)} ${(size / 1e6).toFixed(2)} MB`);
}
console.log(`${(total / 1e6).toFixed(1)} MB for ${matchSeconds} s`);
if (total > maxMediaBytes) throw new Error('the media weigh more than 40 MB');
await rm(defaultMediaFolder, { recursive: true, force: true });
await cp(folder, defaultMediaFolder, { recursive: true });
