// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { listChangedFiles, fetchChanges } from './build-changes.ts';

const files = [
  'entry-NEWNEW1.js',
  'archive.page-SAMEsa1.js',
  'live.page-newLiv1.js',
  'page-st_les-1.css',
  'account-german1.js',
  'account-french1.js',
  'unused.page-Zunuse1.js',
];

afterEach(() => void vi.unstubAllGlobals());

test('the changed files of a new build are those that replace a file in use', () => {
  const loadedFiles = ['entry-oldold1.js', 'archive.page-SAMEsa1.js', 'live.page-oldLiv1.js', 'gone.page-oldGon1.js'];
  expect(listChangedFiles(loadedFiles, files)).toEqual(['entry-NEWNEW1.js', 'live.page-newLiv1.js']);
});

test('a file counts as unchanged when the new build has the same name, when the name has no hash, or when the page has loaded it', () => {
  expect(listChangedFiles(['account-polish1.js', 'sw.js', 'entry-oldold1.js', 'entry-NEWNEW1.js'], files)).toEqual([]);
});

function setBuildMeta(meta: unknown) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json(meta);
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `${location.origin}/assets/entry-oldold1.js` },
    { name: `${location.origin}/assets/live.page-oldLiv1.js` },
    { name: 'https://elsewhere.example/assets/archive.page-oldArc1.js' },
  ] as PerformanceEntryList);
  return requests;
}

test('the changed files of a new build are fetched, and no others', async () => {
  const requests = setBuildMeta({ id: 'b2', files });
  await fetchChanges('b2');
  expect(requests).toEqual(['/builds/meta/b2.json', '/assets/entry-NEWNEW1.js', '/assets/live.page-newLiv1.js']);
});

test('an invalid list, or a list of foreign addresses, counts as empty', async () => {
  const requests = setBuildMeta({ files: ['../entry-NEWNEW1.js', 7, 'https://evil.example/live.page-newLiv1.js'] });
  await fetchChanges('b2');
  setBuildMeta('gone');
  await fetchChanges('b2');
  expect(requests).toEqual(['/builds/meta/b2.json']);
});

test('no file is fetched with data saver', async () => {
  const requests = setBuildMeta({ files });
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await fetchChanges('b2');
  Reflect.deleteProperty(navigator, 'connection');
  expect(requests).toEqual([]);
});
