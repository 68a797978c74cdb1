import { expect, test } from 'vitest';
import { type Share, shareCores } from './share-cores.ts';

/** Runs them all; what has been begun is ended by its name. */
function begin(ones: readonly Share[]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all = shareCores(ones, ({ name }) => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, end, all };
}

test('two that keep one core busy run at a time, and one that keeps both busy runs alone', async () => {
  const { begun, end, all } = begin([
    { name: 'a', cores: 1 },
    { name: 'both', cores: 2 },
    { name: 'b', cores: 1 },
    { name: 'c', cores: 1 },
  ]);
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('b');
  expect(begun).toHaveLength(3);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'both']);
  await end('both');
  await all;
});

test('one waits for what it stands on, and for nothing that is not run', async () => {
  const { begun, end, all } = begin([
    { name: 'packages', cores: 1, after: ['builds'] },
    { name: 'journeys', cores: 1, after: ['absent'] },
    { name: 'builds', cores: 1 },
  ]);
  expect(begun).toEqual(['journeys', 'builds']);
  await end('builds');
  expect(begun).toEqual(['journeys', 'builds', 'packages']);
  await end('journeys');
  await end('packages');
  await all;
});
