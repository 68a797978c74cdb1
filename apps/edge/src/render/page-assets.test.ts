import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FindPageAssets, type PageAssets, readPageAssets, type SentPage, withUsedSheets } from './page-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-chunks-'));
const manifest = {
  'src/entry-client.ts': {
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
  '_navigation.js': { file: 'assets/navigation.js', name: 'navigation', css: ['assets/problem.css'] },
  '../../libs/player/src/index.ts': { file: 'assets/player.js', css: ['assets/player.css'] },
  '../../node_modules/.pnpm/@acme+club@1.0.0/node_modules/@acme/club/dist/club.page.js': { file: 'assets/club.js' },
  '_features.js': { file: 'assets/features.js', name: 'features', css: ['assets/features.css'] },
  '_card-fills.js': { file: 'assets/card-fills.js', name: 'card-fills', css: ['assets/card-fills.css'] },
  '_event-fills.js': { file: 'assets/event-fills.js', name: 'event-fills' },
  'virtual:touchline/texts/en/pages': { file: 'assets/en-pages.js' },
  'virtual:touchline/texts/en/first': { file: 'assets/en-first.js' },
  'virtual:touchline/texts/en/event': { file: 'assets/en-event.js' },
};
let findAssets: FindPageAssets;

beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['entry', 'event', 'card', 'player', 'problem', 'features', 'card-fills'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  findAssets = readPageAssets(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const getCss = ({ sheets }: PageAssets): string => sheets.map(({ css }) => css).join('');

const eventPage: SentPage = { page: 'event/event', locale: 'en', route: { places: ['card'] } };

test('a page that hydrates at once preloads the entry’s imports first, then its code, texts and slot fills', () => {
  const { entry, modules } = findAssets(eventPage);
  expect(entry).toBe('/assets/entry.js');
  expect(modules).toEqual([
    '/assets/vendor.js',
    '/assets/en-first.js',
    '/assets/event.js',
    '/assets/card.js',
    '/assets/features.js',
    '/assets/card-fills.js',
    '/assets/en-pages.js',
    '/assets/en-event.js',
  ]);
});

test('a page that shares a module preloads that module’s code', () => {
  expect(findAssets({ ...eventPage, page: 'event/event:other' }).modules).toContain('/assets/event.js');
});

test('a page’s assets are found even if its feature is a built package instead of sources', () => {
  expect(findAssets({ ...eventPage, page: 'club/club' }).modules).toContain('/assets/club.js');
});

test('a page that hydrates when needed has only its own styles and the styles of its slot fills', () => {
  const assets = findAssets({ ...eventPage, route: { hydrate: 'when-needed', places: ['card'] } });
  expect(assets.modules).toEqual(['/assets/vendor.js', '/assets/en-first.js']);
  expect(getCss(assets)).toBe('.entry{}.event{}.card{}.features{}.card-fills{}');
});

test('a page that hydrates when needed has only the styles of its markup, in their order', () => {
  const assets = findAssets({ ...eventPage, route: { hydrate: 'when-needed', places: ['card'] } });
  const html = '<p class="card-fills wide">a card</p><p class="other event">.card</p>';
  const { sheets } = withUsedSheets(html, assets);
  expect(sheets.map(({ address }) => address)).toEqual([
    '/assets/entry.css',
    '/assets/event.css',
    '/assets/card-fills.css',
  ]);
});

test('a page that hydrates at once has all styles, because it loads its imports at once', () => {
  expect(withUsedSheets('<p>nothing yet</p>', findAssets(eventPage))).toEqual(findAssets(eventPage));
});

test('a module that the page imports after hydration is preloaded last, with its styles', () => {
  const assets = findAssets({ ...eventPage, lateModules: ['/player/src/index.ts'] });
  expect(assets.modules.at(-1)).toBe('/assets/player.js');
  expect(assets.soonStyles).toEqual(['/assets/player.css']);
  expect(getCss(assets)).not.toContain('player');
  expect(findAssets(eventPage).soonStyles).toEqual([]);
});

test('an unknown page has the code and styles that all pages have', () => {
  const assets = findAssets({ page: null, locale: 'en', route: null });
  expect(assets.modules).toEqual([
    '/assets/vendor.js',
    '/assets/en-first.js',
    '/assets/features.js',
    '/assets/en-pages.js',
  ]);
  expect(getCss(assets)).toBe('.entry{}.features{}');
});

test('a problem page has its own code and styles, and no other page’s code or styles', () => {
  const assets = findAssets({ page: 'problem', locale: 'en', route: null });
  expect(assets.modules).toContain('/assets/navigation.js');
  expect(getCss(assets)).toBe('.entry{}.problem{}.features{}');
});
