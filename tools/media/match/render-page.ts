import type { FilmName } from '../../../apps/reference-backend/src/streams/films.ts';
import type { View } from './scene.ts';
import { scenes } from './scenes.ts';
import { Operator, getViewSize } from './shot-views.ts';
import { frameRate } from './simulation.ts';

/** The seconds [from, to) of the match to draw. */
export interface RenderJob {
  readonly film: FilmName;
  readonly view: View;
  readonly from: number;
  readonly to: number;
}

const framesPerRequest = 8;

/** Runs in the browser: draws a job frame by frame and posts the raw RGBA pixels, in order, to `address`. */
export async function render(job: RenderJob, address: string): Promise<void> {
  const { width, height } = getViewSize(job.view);
  const element = document.createElement('canvas');
  Object.assign(element, { width, height });
  const canvas = element.getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  const scene = scenes[job.film];
  const simulation = scene.createSimulation();
  const operator = new Operator(scene, job.view);
  let waiting: Uint8ClampedArray<ArrayBuffer>[] = [];
  for (;;) {
    const time = simulation.next();
    if (time >= job.to - 1e-6) break;
    if (time === 0) operator.cut(simulation.state);
    const camera = operator.follow(simulation.state, 1 / frameRate);
    if (time < job.from - 1e-6) continue;
    scene.draw(canvas, camera, simulation.state, time);
    waiting.push(canvas.getImageData(0, 0, width, height).data);
    if (waiting.length === framesPerRequest) {
      await fetch(address, { method: 'POST', body: new Blob(waiting) });
      waiting = [];
    }
  }
  await fetch(address, { method: 'POST', body: new Blob(waiting) });
}
