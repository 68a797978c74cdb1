import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MediaStore } from './media-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a media file is read again after a failed read, but not after a successful one', async () => {
  const store = new MediaStore(folder);
  await expect(store.readMedia('late.mp4')).rejects.toThrow('ENOENT');
  writeFileSync(join(folder, 'late.mp4'), 'there');
  const bytes = await store.readMedia('late.mp4');
  expect(new TextDecoder().decode(bytes)).toBe('there');
  expect(await store.readMedia('late.mp4')).toBe(bytes);
});
