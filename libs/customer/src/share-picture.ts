import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from './asset.ts';
import type { Fault } from './fault.ts';

/** What link previews are drawn from; a smaller picture is shown as a thumbnail, or not at all. */
const least = { width: 1200, height: 630 };

const signature = '89504e470d0a1a0a';

/** The first bytes of a PNG tell its size; undefined for any other file. */
function pngSize(path: string): { width: number; height: number } | undefined {
  const head = Buffer.alloc(24);
  const file = openSync(path, 'r');
  readSync(file, head);
  closeSync(file);
  if (head.toString('hex', 0, 8) !== signature) return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** What is wrong with the picture of link previews. That it is missing is said with the other pictures. */
export function sharePictureFaults(folder: string, id: string): Fault[] {
  const path = join(folder, icons.share);
  if (!existsSync(path)) return [];
  const size = pngSize(path);
  if (size && size.width >= least.width && size.height >= least.height) return [];
  return [
    {
      file: `${id}/${icons.share}`,
      path: '',
      found: size ? `${size.width} x ${size.height} pixels` : 'no PNG',
      expected: `a PNG of at least ${least.width} x ${least.height} pixels, which link previews show: npm run draw-assets -- ${id} draws one`,
    },
  ];
}
