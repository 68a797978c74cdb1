import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFault } from './fault.ts';
import { readJsonFile } from './json-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'acme-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Faults without the file's name. */
function findFaults(content: string | Buffer): string[] {
  writeFileSync(join(folder, 'a.json'), content);
  return readJsonFile(folder, 'a.json').faults.map((fault) => describeFault(fault).replace(/^[^:]*: /, ''));
}

test.each<[string, string | Buffer, string]>([
  [
    'a missing comma',
    '{\n  "a": 1\n  "b": 2\n}',
    'line 3, column 3: found a quotation mark, expected a comma before it',
  ],
  [
    'a comma after the last entry',
    '{ "a": 1, }',
    'line 1, column 11: found "}", expected a key in quotation marks, and no comma after the last entry',
  ],
  [
    'a comment',
    '{ // mine\n}',
    'line 1, column 3: found "/", expected no comment, because JSON does not allow comments',
  ],
  [
    'curly quotation marks',
    '{ “a”: 1 }',
    'line 1, column 3: found "“", expected a text in straight quotation marks, a number, true, false, {} or []',
  ],
  ['an empty file', '', 'found an empty file, expected a JSON object'],
  [
    'UTF-16',
    Buffer.from('\uFEFF{}', 'utf16le'),
    'found bytes that are not UTF-8, expected a text file, saved as UTF-8',
  ],
  [
    'Latin 1',
    Buffer.from('{"a":"é"}', 'latin1'),
    'found bytes that are not UTF-8, expected a text file, saved as UTF-8',
  ],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'found 20000 levels of nesting, expected at most 20'],
  [
    'a duplicate key',
    '{"a": [{"b": 1,\n"c": 2,\n"b": 3}]}',
    'a[0].b: found the key twice, in lines 1 and 3, expected each key once',
  ],
])('a file with %s is reported with line and column', (_name, content, expected) => {
  expect(findFaults(content)).toEqual([expected]);
});

test('a byte order mark is accepted, and brackets in texts do not count as nesting', () => {
  expect(findFaults(`\uFEFF{"a": "${'['.repeat(99)}\\"{"}`)).toEqual([]);
  expect(readJsonFile(folder, 'a.json').value).toEqual({ a: `${'['.repeat(99)}"{` });
});

test('a fault never repeats the file’s content, because it may be a secret', () => {
  expect(findFaults('{ "key": sk_live_51H8abcdefghijkl }').join()).not.toContain('k_live');
});

test('a symbolic link that leaves the folder is not read', () => {
  symlinkSync('/etc/passwd', join(folder, 'b.json'));
  const [fault] = readJsonFile(folder, 'b.json').faults;
  expect(fault?.found).toBe('a link to a place outside of the folder');
});
