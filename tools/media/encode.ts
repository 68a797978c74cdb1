import { readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import type { MediaTrack } from '../../apps/reference-backend/src/streams/media-index.ts';
import { removeIndexBoxes, packageTrack } from './package-track.ts';
import { ffmpeg } from './run-tool.ts';

/** One quality. */
export interface Rung {
  readonly width: number;
  readonly height: number;
  readonly profile: 'main' | 'high';
  /** x264's constant quality, and the maximum in kilobits per second. */
  readonly quality: number;
  readonly kilobits: number;
}

/** Returns ffmpeg's options of one quality, with its output. */
function getRungOptions({ width, height, profile, quality, kilobits }: Rung, output: string): string[] {
  const codecOptions = ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', profile];
  const qualityOptions = ['-crf', `${quality}`, '-tune', 'animation'];
  const bitrateLimit = ['-maxrate', `${kilobits}k`, '-bufsize', `${kilobits * 2.5}k`];
  const keyFrameOptions = [
    '-g',
    '50',
    '-keyint_min',
    '50',
    '-sc_threshold',
    '0',
    '-bf',
    '3',
    '-pix_fmt',
    'yuv420p',
    '-an',
  ];
  const movFlags = 'frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets+skip_trailer';
  const scaleFilter = ['-vf', `scale=${width}:${height}:flags=lanczos`];
  const container = ['-movflags', movFlags, '-use_editlist', '0', output];
  return [...scaleFilter, ...codecOptions, ...qualityOptions, ...bitrateLimit, ...keyFrameOptions, ...container];
}

/**
 * Encodes frames as H.264 in fragments of two seconds, in all qualities with one pass over the source.
 * @param targets the file of each quality
 */
export async function encodeVideo(
  source: string,
  targets: readonly (readonly [string, Rung])[],
): Promise<MediaTrack[]> {
  const getOutput = (target: string): string => `${target}.unpacked.mp4`;
  await ffmpeg('-i', source, ...targets.flatMap(([target, rung]) => getRungOptions(rung, getOutput(target))));
  const tracks = targets.map(async ([target, { width, height }]): Promise<MediaTrack> => {
    return { kind: 'video', width, height, ...(await packageOutput(getOutput(target), target)) };
  });
  return Promise.all(tracks);
}

/** Encodes audio as AAC, in fragments that end at the AAC frame nearest to each multiple of two seconds. */
export async function encodeAudio(source: string, target: string, language: string, name: string): Promise<MediaTrack> {
  const folder = `${target}.parts`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const codecOptions = ['-c:a', 'aac', '-b:a', '40k', '-ar', '48000', '-ac', '2'];
  const segmentOptions = ['-f', 'dash', '-seg_duration', '2', '-use_template', '1', '-use_timeline', '0'];
  const names = ['-init_seg_name', 'init.m4s', '-media_seg_name', '$Number%05d$.m4s'];
  await ffmpeg(
    '-i',
    source,
    ...codecOptions,
    ...segmentOptions,
    ...names,
    '-format_options',
    'use_editlist=0',
    `${folder}/list.mpd`,
  );
  const parts = (await readdir(folder)).filter((part) => /^\d+\.m4s$/.test(part)).sort();
  const files = await Promise.all(['init.m4s', ...parts].map((part) => readFile(`${folder}/${part}`)));
  const output = `${target}.unpacked.mp4`;
  await writeFile(output, Buffer.concat(files));
  await rm(folder, { recursive: true });
  return { kind: 'audio', language, name, ...(await packageOutput(output, target)) };
}

async function packageOutput(
  output: string,
  target: string,
): Promise<ReturnType<typeof packageTrack> & { file: string }> {
  const file = removeIndexBoxes(await readFile(output));
  await rm(output);
  await writeFile(target, file);
  return { file: target.split('/').at(-1) ?? target, ...packageTrack(file) };
}
