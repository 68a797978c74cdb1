import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { renderJobs } from './jobs.ts';
import { getViewSize } from './match/shot-views.ts';
import { renderFrames } from './render-frames.ts';

/** Draws every job that is not in the cache yet, two at a time. */
export async function drawAll(cache: string): Promise<void> {
  const waiting = Object.entries(renderJobs).filter(([name]) => !existsSync(`${cache}/${name}.mkv`));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, job] = next;
      const drawing = { size: getViewSize(job.view), script: '/tools/media/match/render-page.ts', job };
      await renderFrames(drawing, `${cache}/unfinished-${name}.mkv`);
      await rename(`${cache}/unfinished-${name}.mkv`, `${cache}/${name}.mkv`);
      console.log(`drawn: ${name}`);
    }
  };
  await Promise.all([worker(), worker()]);
}
