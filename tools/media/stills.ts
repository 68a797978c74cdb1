import { mkdir } from 'node:fs/promises';
import { livePictures } from '../../apps/reference-backend/src/streams/live-pictures.ts';
import { liveLoopSeconds } from '../../apps/reference-backend/src/streams/match-shot.ts';
import { thumbnailSheets } from '../../apps/reference-backend/src/streams/recording-extras.ts';
import { clipSeconds } from './jobs.ts';
import { ffmpeg } from './run-tool.ts';

/** Makes the sheet of seek thumbnails of a recording. */
export async function makeThumbnails(source: string, folder: string): Promise<void> {
  const { width, height, columns, rows, interval } = thumbnailSheets;
  const filter = `fps=1/${interval}:round=up:start_time=0,scale=${width}:${height}:flags=lanczos,tile=${columns}x${rows}`;
  await ffmpeg('-i', source, '-vf', filter, '-q:v', '5', '-start_number', '0', `${folder}/thumbnails-%d.jpg`);
}

/** Makes the seek pictures of a film's live streams, one file each, because a live playlist grows by single pictures. */
export async function makeLivePictures(source: string, folder: string): Promise<void> {
  const { width, height, interval } = livePictures;
  await mkdir(`${folder}/live-pictures`, { recursive: true });
  const filter = `fps=1/${interval}:round=up:start_time=0,scale=${width}:${height}:flags=lanczos`;
  const output = ['-q:v', '6', '-start_number', '0', `${folder}/live-pictures/%d.jpg`];
  await ffmpeg('-t', `${liveLoopSeconds}`, '-i', source, '-vf', filter, ...output);
}

/** A still picture of one drawn frame. */
export async function makePoster(source: string, target: string): Promise<void> {
  await ffmpeg('-i', source, '-frames:v', '1', '-vf', 'scale=960:540:flags=lanczos', '-quality', '82', target);
}

/** Makes a short upright MP4 that can play before it has loaded completely. */
export async function makeClip(pictures: string, sound: string, start: number, target: string): Promise<void> {
  const inputs = ['-i', pictures, '-ss', String(start), '-t', String(clipSeconds), '-i', sound];
  const video = [
    '-c:v',
    'libx264',
    '-preset',
    'slower',
    '-tune',
    'animation',
    '-crf',
    '29',
    '-maxrate',
    '300k',
    '-bufsize',
    '900k',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '50',
  ];
  const audio = ['-c:a', 'aac', '-b:a', '40k', '-shortest'];
  await ffmpeg(...inputs, '-map', '0:v', '-map', '1:a', ...video, ...audio, '-movflags', '+faststart', target);
}
