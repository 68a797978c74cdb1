import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultMediaFolder, readMediaIndex } from '../../apps/reference-backend/src/streams/media-index.ts';
import { encryptTrack } from './encrypt-track.ts';

const key = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const keyId = Buffer.from('a1a2a3a4a5a6a7a8a9aaabacadaeafb0', 'hex');

/** The init segment and first fragment of a committed track, clear and encrypted. */
async function encryptSample(name: string, kind: 'video' | 'audio') {
  const track = (await readMediaIndex(defaultMediaFolder)).tracks[name];
  const file = await readFile(`${defaultMediaFolder}${track?.file}`);
  const [from, size] = track?.fragments[0] ?? [0, 0];
  const [init, fragment] = [file.subarray(0, track?.initSize), file.subarray(from, from + size)];
  const encryption = encryptTrack({ kind, key, keyId });
  return { fragment, init: encryption.init(init), encryptedFragment: encryption.fragment(fragment, 0), nextFragment: encryption.fragment(fragment, 1) };
}

const getData = (fragment: Buffer): Buffer => fragment.subarray(fragment.indexOf('mdat') + 4);

test.each([
  ['video-240', 'video', 'encv'],
  ['audio-en', 'audio', 'enca'],
] as const)('the encrypted track %s names its protection and key, and has other bytes of the same length', async (name, kind, entry) => {
  const { fragment, init, encryptedFragment, nextFragment } = await encryptSample(name, kind);
  for (const boxName of [entry, 'cenc', 'tenc', 'pssh']) expect(init.includes(boxName)).toBe(true);
  expect(init.includes(keyId)).toBe(true);
  expect(init.includes(key)).toBe(false);
  expect(getData(encryptedFragment)).toHaveLength(getData(fragment).length);
  expect(getData(encryptedFragment).equals(getData(fragment))).toBe(false);
  expect(getData(encryptedFragment).equals(getData(nextFragment)), 'two fragments do not share a key stream').toBe(false);
});

test('encryptTrack refuses a malformed fragment or init segment', () => {
  const encryption = encryptTrack({ kind: 'video', key, keyId });
  expect(() => encryption.fragment(Buffer.from('00000008free', 'latin1'), 0)).toThrow('longer than');
  expect(() => encryption.init(Buffer.from([0, 0, 0, 8, ...Buffer.from('free')]))).toThrow('no moov');
});
