/**
 * Draws the stories' sample photographs: grain, glare, blur and crowds, so bright and busy that words on them are hard
 * to read. The results are committed. `node .storybook/draw-photographs.ts`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../tools/browser/ensure-browser.ts';
import { quietFlags } from '../tools/browser/quiet-flags.ts';

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...quietFlags] });
const page = await browser.newPage();
for (const name of ['snow', 'crowd'] as const) {
  const picture = await page.evaluate((kind) => {
    const [width, height] = [1280, 720];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const draw = canvas.getContext('2d');
    if (!draw) throw new Error('no canvas');
    let seed = 7;
    // Park and Miller's random number generator draws the same picture every time.
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const spot = (x: number, y: number, radius: number, colour: string, blur: number) => {
      draw.filter = `blur(${blur}px)`;
      draw.fillStyle = colour;
      draw.beginPath();
      draw.ellipse(x, y, radius, radius, 0, 0, Math.PI * 2);
      draw.fill();
    };
    const sky = draw.createLinearGradient(0, 0, 0, height);
    for (const [stop, colour] of kind === 'snow'
      ? ([
          [0, '#dfe9f6'],
          [0.4, '#f4f8fd'],
          [1, '#ffffff'],
        ] as const)
      : ([
          [0, '#2b3346'],
          [0.5, '#8d93a0'],
          [1, '#e9e4da'],
        ] as const))
      sky.addColorStop(stop, colour);
    draw.fillStyle = sky;
    draw.fillRect(0, 0, width, height);
    const people = kind === 'snow' ? 60 : 900;
    for (let personIndex = 0; personIndex < people; personIndex += 1) {
      const hue = Math.round(random() * 360);
      const light = Math.round(35 + random() * 60);
      const y = kind === 'snow' ? 120 + random() * 90 : random() * 460;
      spot(random() * width, y, 8 + random() * (kind === 'snow' ? 12 : 26), `hsl(${hue} 45% ${light}%)`, 5);
    }
    // Draws sharp players in front of the blurred crowd.
    for (const [x, colour] of [
      [520, '#c8102e'],
      [640, '#f5f5f5'],
      [760, '#ffd100'],
    ] as const) {
      spot(x, 330, 34, '#e8b89a', 1);
      draw.fillStyle = colour;
      draw.fillRect(x - 56, 360, 112, 210);
    }
    for (const x of [180, 560, 700, 1080]) spot(x, 70, 60, 'rgb(255 255 255 / 0.85)', 30);
    draw.filter = 'none';
    const grain = draw.getImageData(0, 0, width, height);
    for (let index = 0; index < grain.data.length; index += 4) {
      const lightness = (random() - 0.5) * 26;
      for (const part of [0, 1, 2]) grain.data[index + part] = (grain.data[index + part] ?? 0) + lightness;
    }
    draw.putImageData(grain, 0, 0);
    const half = Object.assign(document.createElement('canvas'), { width: width / 2, height: height / 2 });
    half.getContext('2d')?.drawImage(canvas, 0, 0, width / 2, height / 2);
    return half.toDataURL('image/webp', 0.6).split(',')[1] ?? '';
  }, name);
  writeFileSync(join(import.meta.dirname, `public/art/photograph-${name}.webp`), Buffer.from(picture, 'base64'));
}
await browser.close();
