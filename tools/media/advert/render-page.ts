import { advertSize, drawAdvert, type Advert } from './draw-advert.ts';

const frameRate = 25;
const framesPerRequest = 8;

/** Runs in the browser: draws an advert frame by frame and posts the raw RGBA pixels, in order, to `address`. */
export async function render(advert: Advert, address: string): Promise<void> {
  const { width, height } = advertSize;
  const element = document.createElement('canvas');
  Object.assign(element, { width, height });
  const canvas = element.getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  let waiting: Uint8ClampedArray<ArrayBuffer>[] = [];
  for (let frame = 0; frame < advert.seconds * frameRate; frame += 1) {
    drawAdvert(canvas, advert, frame / frameRate);
    waiting.push(canvas.getImageData(0, 0, width, height).data);
    if (waiting.length < framesPerRequest) continue;
    await fetch(address, { method: 'POST', body: new Blob(waiting) });
    waiting = [];
  }
  if (waiting.length > 0) await fetch(address, { method: 'POST', body: new Blob(waiting) });
}
