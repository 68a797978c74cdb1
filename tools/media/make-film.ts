import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import type { Film } from '../../apps/reference-backend/src/streams/films.ts';
import type { MediaTrack } from '../../apps/reference-backend/src/streams/media-index.ts';
import { toVttTime } from '../../apps/reference-backend/src/streams/thumbnails-vtt.ts';
import { commentaries } from './commentary/commentaries.ts';
import type { CommentaryLine } from './commentary/commentary-line.ts';
import { encodeAudio, encodeVideo, type Rung } from './encode.ts';
import { getClipStarts, listJobs } from './jobs.ts';
import { scenes } from './match/scenes.ts';
import { getViewSize } from './match/shot-views.ts';
import { renderFrames } from './render-frames.ts';
import { makeSound } from './sound.ts';
import { makeClip, makeLivePictures, makePoster, makeThumbnails } from './stills.ts';

const rungs: readonly Rung[] = [
  { width: 426, height: 240, profile: 'main', quality: 29, kilobits: 100 },
  { width: 640, height: 360, profile: 'main', quality: 28.5, kilobits: 190 },
  { width: 960, height: 540, profile: 'high', quality: 28, kilobits: 300 },
  { width: 1920, height: 1080, profile: 'high', quality: 28, kilobits: 490 },
];
const wide: Rung = { width: 1280, height: 360, profile: 'main', quality: 30, kilobits: 230 };
const languages = [
  ['en', 'English'],
  ['es', 'Español'],
] as const;
const maxCaptionSeconds = 4;

/** Draws every job that is not in the cache yet. @returns the prefix of the cached files */
async function drawAll(film: Film, cache: string): Promise<string> {
  const prefix = `${cache}/${film.name}-`;
  for (const [name, job] of Object.entries(listJobs(film))) {
    if (existsSync(`${prefix}${name}.mkv`)) continue;
    const unfinishedFile = `${cache}/unfinished-${film.name}-${name}.mkv`;
    await renderFrames(
      { size: getViewSize(job.view), script: '/tools/media/match/render-page.ts', job },
      unfinishedFile,
    );
    await rename(unfinishedFile, `${prefix}${name}.mkv`);
    console.log(`drawn: ${film.name} ${name}`);
  }
  return prefix;
}

/** The commentary as WebVTT in one language. */
function renderCaptionsVtt(lines: readonly CommentaryLine[], language: keyof Omit<CommentaryLine, 'time'>): string {
  const cues = lines.map((line, position) => {
    const end = Math.min(line.time + maxCaptionSeconds, (lines[position + 1]?.time ?? Infinity) - 0.1);
    return `${toVttTime(line.time)} --> ${toVttTime(end)}\n${line[language]}\n`;
  });
  return ['WEBVTT', '', ...cues].join('\n');
}

async function encodeTracks(film: Film, prefix: string, folder: string): Promise<Record<string, MediaTrack>> {
  const tracks: Record<string, MediaTrack> = {};
  const encode = async (source: string, prefixOfNames: string, sourceRungs: readonly Rung[]): Promise<void> => {
    const names = sourceRungs.map(({ height }) => (prefixOfNames === 'pano' ? 'pano' : `${prefixOfNames}-${height}`));
    const targets = sourceRungs.map((rung, index) => [`${folder}/${names[index]}.mp4`, rung] as const);
    const encodedTracks = await encodeVideo(`${prefix}${source}.mkv`, targets);
    for (const [index, track] of encodedTracks.entries()) tracks[names[index] ?? ''] = track;
  };
  const sources = Object.keys(listJobs(film));
  await encode('recording', 'video', rungs);
  if (sources.includes('panorama')) await encode('panorama', 'pano', [wide]);
  for (const [language, name] of languages) {
    const sound = `${prefix}sound-${language}.wav`;
    if (!existsSync(sound)) await makeSound(scenes[film.name], language, sound);
    tracks[`audio-${language}`] = await encodeAudio(sound, `${folder}/audio-${language}.mp4`, language, name);
  }
  return tracks;
}

/** Draws and encodes all files of a film into `folder`. Drawn frames and sounds are cached in `cache`. */
export async function makeFilm(film: Film, cache: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const prefix = await drawAll(film, cache);
  const tracks = await encodeTracks(film, prefix, folder);
  await writeFile(`${folder}/index.json`, `${JSON.stringify({ tracks })}\n`);
  for (const language of ['en', 'he'] as const)
    await writeFile(`${folder}/captions-${language}.vtt`, renderCaptionsVtt(commentaries[film.name], language));
  await makeThumbnails(`${prefix}recording.mkv`, folder);
  await makeLivePictures(`${prefix}recording.mkv`, folder);
  for (let poster = 1; poster <= film.posterTimes.length; poster += 1)
    await makePoster(`${prefix}poster-${poster}.mkv`, `${folder}/poster-${poster}.webp`);
  for (const [position, start] of getClipStarts(film).entries()) {
    const name = `clip-${position + 1}`;
    await makeClip(`${prefix}${name}.mkv`, `${prefix}sound-en.wav`, start, `${folder}/${name}.mp4`);
  }
}
