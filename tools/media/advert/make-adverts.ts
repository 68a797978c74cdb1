import { rm } from 'node:fs/promises';
import { renderFrames } from '../render-frames.ts';
import { ffmpeg } from '../run-tool.ts';
import { advertSize, type Advert } from './draw-advert.ts';

/** The adverts of the reference backend's ad server, in the order of their files: `advert-1.mp4`, `advert-2.mp4`. */
const adverts: readonly Advert[] = [
  { brand: 'FJORDVANN', seconds: 12, colors: ['#0b3b5a', '#06202e', '#9fdcff'] },
  { brand: 'NORDBANK', seconds: 6, colors: ['#3a1030', '#14061a', '#ff9fd0'] },
];

/** Two swinging notes, as loud as the commentary. */
const createMelodyFilter = (low: number, high: number): string =>
  `aevalsrc=exprs='0.12*sin(2*PI*${low}*t)*(0.6+0.4*sin(2*PI*t))+0.08*sin(2*PI*${high}*t)*(0.6+0.4*sin(4*PI*t))':s=48000`;

/** Draws and encodes every advert as one MP4 that can play before it has loaded completely. */
export async function makeAdverts(cache: string, folder: string): Promise<void> {
  for (const [position, advert] of adverts.entries()) {
    const name = `advert-${position + 1}`;
    const pictures = `${cache}/${name}.mkv`;
    await renderFrames({ size: advertSize, script: '/tools/media/advert/render-page.ts', job: advert }, pictures);
    const sound = ['-f', 'lavfi', '-t', String(advert.seconds), '-i', createMelodyFilter(220 + 40 * position, 330 + 60 * position)];
    const video = ['-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation', '-crf', '30', '-pix_fmt', 'yuv420p'];
    const codecOptions = [...video, '-g', '50', '-c:a', 'aac', '-b:a', '32k', '-shortest', '-movflags', '+faststart'];
    await ffmpeg('-i', pictures, ...sound, '-map', '0:v', '-map', '1:a', ...codecOptions, `${folder}/${name}.mp4`);
    await rm(pictures);
  }
  await packageStream(folder);
}

/** Packages the second advert also as a stream: `advert-2.m3u8` over one file of fragments. */
async function packageStream(folder: string): Promise<void> {
  const parts = ['-f', 'hls', '-hls_segment_type', 'fmp4', '-hls_flags', 'single_file', '-hls_playlist_type', 'vod'];
  const names = ['-hls_time', '2', '-master_pl_name', 'advert-2.m3u8', `${folder}/advert-2-stream.m3u8`];
  await ffmpeg('-i', `${folder}/advert-2.mp4`, '-c', 'copy', ...parts, ...names);
}
