import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

const write = (folder: string, text: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'a'), text);
};

let parent = '';
beforeEach(() => void (parent = mkdtempSync(join(tmpdir(), 'touchline-'))));
afterEach(() => rmSync(parent, { recursive: true }));

test('the old folder stays until the new folder is complete', async () => {
  const target = join(parent, 'x');
  write(target, 'old');
  await replaceFolder(target, async (folder) => {
    write(folder, 'new');
    expect(readFileSync(join(target, 'a'), 'utf8')).toBe('old');
  });
  expect(readFileSync(join(target, 'a'), 'utf8')).toBe('new');
  expect(readdirSync(parent)).toEqual(['x']);
});

test('a failed build leaves the old folder and no temporary folder', async () => {
  const target = join(parent, 'x');
  write(target, 'old');
  const failingReplacement = replaceFolder(target, async (folder) => {
    write(folder, 'half');
    throw new Error('no');
  });
  await expect(failingReplacement).rejects.toThrow('no');
  expect(readdirSync(parent)).toEqual(['x']);
  expect(existsSync(join(target, 'a'))).toBe(true);
});
