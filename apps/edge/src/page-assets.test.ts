import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FindPageAssets, readPageAssets } from './page-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-chunks-'));
const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_vendor.js'],
    css: ['assets/entry.css'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '../../libs/event/src/pages/event.page.tsx': {
    file: 'assets/event.js',
    imports: ['_card.js'],
    css: ['assets/event.css'],
  },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  '../../libs/shell/src/problem-page.tsx': { file: 'assets/problem.js', css: ['assets/problem.css'] },
  '../../libs/player/src/index.ts': { file: 'assets/player.js', css: ['assets/player.css'] },
  '../../node_modules/.pnpm/@acme+club@1.0.0/node_modules/@acme/club/dist/club.page.js': { file: 'assets/club.js' },
  'virtual:touchline/texts/en/first': { file: 'assets/en-first.js' },
  'virtual:touchline/texts/en/event': { file: 'assets/en-event.js' },
};
let find: FindPageAssets;

beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['entry', 'event', 'card', 'player', 'problem'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  find = readPageAssets(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a page that is alive at once has its code and texts on the way, the entry’s own imports first', () => {
  const { entry, modules } = find('event/event', 'en', 'at-once');
  expect(entry).toBe('/assets/entry.js');
  expect(modules).toEqual([
    '/assets/vendor.js',
    '/assets/en-first.js',
    '/assets/event.js',
    '/assets/card.js',
    '/assets/en-event.js',
  ]);
});

test('a page of a built package that stands in for a library is found, too', () => {
  expect(find('club/club', 'en', 'at-once').modules).toContain('/assets/club.js');
});

test('a page that waits for its reader has only its styles on the way', () => {
  const { modules, css } = find('event/event', 'en', 'when-needed');
  expect(modules).toEqual(['/assets/vendor.js', '/assets/en-first.js']);
  expect(css).toBe('.entry{}.event{}.card{}');
});

test('what a page imports soon comes last', () => {
  expect(find('event/event', 'en', 'at-once', ['/player/src/index.ts']).modules.at(-1)).toBe('/assets/player.js');
});

test('an unknown page has what all have', () => {
  const { modules, css, sheets } = find(null, 'en', 'at-once');
  expect([modules, css, sheets]).toEqual([
    ['/assets/vendor.js', '/assets/en-first.js'],
    '.entry{}',
    ['/assets/entry.css'],
  ]);
});

test('a problem that stands for a page has its own code and styles, and nothing of the page', () => {
  const { modules, css } = find('problem', 'en', 'at-once');
  expect(modules).toContain('/assets/problem.js');
  expect(css).toBe('.entry{}.problem{}');
});
