import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FindPageAssets, readPageAssets, type SentPage } from './page-assets.ts';

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
  'src/load-features.ts': { file: 'assets/features.js' },
  '_shell-fills.js': { file: 'assets/shell-fills.js', name: 'shell-fills', css: ['assets/shell-fills.css'] },
  '_card-fills.js': { file: 'assets/card-fills.js', name: 'card-fills', css: ['assets/card-fills.css'] },
  '_event-fills.js': { file: 'assets/event-fills.js', name: 'event-fills' },
  'virtual:touchline/texts/en/pages': { file: 'assets/en-pages.js' },
  'virtual:touchline/texts/en/first': { file: 'assets/en-first.js' },
  'virtual:touchline/texts/en/event': { file: 'assets/en-event.js' },
};
let find: FindPageAssets;

beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['entry', 'event', 'card', 'player', 'problem', 'shell-fills', 'card-fills'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  find = readPageAssets(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const event: SentPage = { page: 'event/event', locale: 'en', route: { places: ['card'] } };

test('a page that is alive at once has its code, its texts and its places’ fills on the way, the entry’s own imports first', () => {
  const { entry, modules } = find(event);
  expect(entry).toBe('/assets/entry.js');
  expect(modules).toEqual([
    '/assets/vendor.js',
    '/assets/en-first.js',
    '/assets/features.js',
    '/assets/event.js',
    '/assets/card.js',
    '/assets/shell-fills.js',
    '/assets/card-fills.js',
    '/assets/en-pages.js',
    '/assets/en-event.js',
  ]);
});

test('a page of a built package that stands in for a library is found, too', () => {
  expect(find({ ...event, page: 'club/club' }).modules).toContain('/assets/club.js');
});

test('a page that waits for its reader has only styles on the way: its own, and those of what fills its places', () => {
  const { modules, css } = find({ ...event, route: { hydrate: 'when-needed', places: ['card'] } });
  expect(modules).toEqual(['/assets/vendor.js', '/assets/en-first.js']);
  expect(css).toBe('.entry{}.event{}.card{}.shell-fills{}.card-fills{}');
});

test('what a page imports soon comes last', () => {
  expect(find({ ...event, soon: ['/player/src/index.ts'] }).modules.at(-1)).toBe('/assets/player.js');
});

test('an unknown page has what all have', () => {
  const { modules, css, sheets } = find({ page: null, locale: 'en', route: null });
  expect(modules).toEqual([
    '/assets/vendor.js',
    '/assets/en-first.js',
    '/assets/features.js',
    '/assets/shell-fills.js',
    '/assets/en-pages.js',
  ]);
  expect([css, sheets]).toEqual(['.entry{}.shell-fills{}', ['/assets/entry.css', '/assets/shell-fills.css']]);
});

test('a problem that stands for a page has its own code and styles, and nothing of the page', () => {
  const { modules, css } = find({ page: 'problem', locale: 'en', route: null });
  expect(modules).toContain('/assets/problem.js');
  expect(css).toBe('.entry{}.problem{}.shell-fills{}');
});
