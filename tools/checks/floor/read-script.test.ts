import { expect, test } from 'vitest';
import { listNewerFunctions } from './newer.ts';
import { findNewerInScript } from './read-script.ts';
import { findNewerInStyles } from './read-styles.ts';

const floor = new Map([
  ['chrome', 109],
  ['edge', 109],
  ['firefox', 115],
  ['safari', 16.4],
  ['safari_ios', 16.4],
] as const);
const unsupportedFunctions = listNewerFunctions(floor);
const findNewer = (code: string) => findNewerInScript(code, unsupportedFunctions);

test.each([
  ['URL.parse(a)', 'URL.parse'],
  ['Map.groupBy(a, b)', 'Map.groupBy'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['a.b.toSorted()', '.toSorted'],
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['panel.showPopover()', '.showPopover'],
  ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
  ['new EditContext()', 'EditContext'],
  ['/[a--b]/v.test(c)', '/…/v'],
])('a script with %s is refused', (code, call) => {
  expect(findNewer(code)).toEqual([call]);
});

test.each([
  'new URL(a)',
  '[...a].sort()',
  'a.at(-1)?.findLast(b)',
  'structuredClone(a)',
  'AbortSignal.timeout(5)',
  'item.checkVisibility?.()',
  'a.map(b).filter(c)',
  'function EditContext() {} new EditContext()',
])('a script with %s is accepted, because all supported browsers have it or the script checks first', (code) => {
  expect(findNewer(code)).toEqual([]);
});

test('a style newer than the supported browsers is refused, except behind @supports', () => {
  expect(findNewerInStyles('a{color:light-dark(red,blue)}', {})).toHaveLength(1);
  expect(findNewerInStyles('a:has(b){color:red}', {})).toHaveLength(1);
  expect(findNewerInStyles('a:has(b){color:red}', { allowSelectors: ['has'] })).toEqual([]);
  expect(findNewerInStyles('@supports selector(:has(a)){a:has(b){color:red}}', {})).toEqual([]);
});
