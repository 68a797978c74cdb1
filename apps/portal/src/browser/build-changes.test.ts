// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { changedFiles, fetchChanges } from './build-changes.ts';

const files = [
  'entry-NEWNEW12.js',
  'archive.page-SAMEsame.js',
  'live.page-newLive1.js',
  'page-st_les-1.css',
  'account-german01.js',
  'account-french01.js',
  'unused.page-Zunused1.js',
];

afterEach(() => void vi.unstubAllGlobals());

test('of a new build only what replaces a file in use has changed', () => {
  const loaded = ['entry-oldold12.js', 'archive.page-SAMEsame.js', 'live.page-oldLive1.js', 'gone.page-oldGone1.js'];
  expect(changedFiles(loaded, files)).toEqual(['entry-NEWNEW12.js', 'live.page-newLive1.js']);
});

test('a name that several files share, one without a hash and one that is loaded already say nothing', () => {
  expect(changedFiles(['account-polish01.js', 'sw.js', 'entry-oldold12.js', 'entry-NEWNEW12.js'], files)).toEqual([]);
});

function deploy(meta: unknown) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(meta);
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${location.origin}/assets/entry-oldold12.js` },
    { name: `${location.origin}/assets/live.page-oldLive1.js` },
    { name: 'https://elsewhere.example/assets/archive.page-oldArch1.js' },
  ] as PerformanceEntryList);
  return asked;
}

test('what has changed is fetched once the new build is known, and nothing else', async () => {
  const asked = deploy({ id: 'b2', files });
  await fetchChanges('b2');
  expect(asked).toEqual(['/builds/meta/b2.json', '/assets/entry-NEWNEW12.js', '/assets/live.page-newLive1.js']);
});

test('a list that is none, or that names other places, is as good as empty', async () => {
  const asked = deploy({ files: ['../entry-NEWNEW12.js', 7, 'https://evil.example/live.page-newLive1.js'] });
  await fetchChanges('b2');
  deploy('gone');
  await fetchChanges('b2');
  expect(asked).toEqual(['/builds/meta/b2.json']);
});

test('nothing is fetched where each byte is precious', async () => {
  const asked = deploy({ files });
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await fetchChanges('b2');
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked).toEqual([]);
});
