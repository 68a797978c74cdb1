import { getPositions, savePosition, type WirePosition } from '@touchline/contract';
import { expect, test } from 'vitest';
import { createAccount } from '../testing/test-account.ts';
import { call } from '../testing/test-backend.ts';

const createPosition = (video: string, seconds: number, updatedAt: string): WirePosition => ({
  video_id: video,
  seconds,
  duration: 5400,
  updated_at: updatedAt,
});
const [earlierTime, laterTime] = ['2020-02-14T18:00:00.000Z', '2020-02-14T19:00:00.000Z'];

const save = (entries: WirePosition[], token: string) => call(savePosition, { body: { entries } }, token);
const readPositions = async (token: string) => (await call(getPositions, {}, token)).entries;

test('a viewer’s list has the latest position per video in any order of arrival, the latest first', async () => {
  const [{ token }, otherAccount] = [await createAccount(), await createAccount()];
  await save([createPosition('m1', 754, laterTime), createPosition('m2', 60, earlierTime)], token);
  await save(
    [createPosition('m1', 30, earlierTime), createPosition('m2', 90, laterTime), createPosition('m2', 80, earlierTime)],
    token,
  );
  expect(await readPositions(token)).toEqual([
    createPosition('m1', 754, laterTime),
    createPosition('m2', 90, laterTime),
  ]);
  expect(await readPositions(otherAccount.token)).toEqual([]);
  await save([], token);
});

test('a device whose clock is ahead does not block later positions', async () => {
  const { token } = await createAccount();
  await save([createPosition('m1', 754, '2199-01-01T00:00:00.000Z')], token);
  await save([createPosition('m1', 800, '2198-01-01T00:00:00.000Z')], token);
  expect((await readPositions(token))[0]?.seconds).toBe(800);
});

test('more than fifty positions at once are refused, and the latest five hundred are stored', async () => {
  const { token } = await createAccount();
  const createPositions = (startIndex: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      createPosition(`m${startIndex + index}`, 60, new Date(1e12 + startIndex + index).toISOString()),
    );
  await expect(save(createPositions(0, 51), token)).rejects.toMatchObject({ status: 400 });
  for (let from = 0; from < 550; from += 50) await save(createPositions(from, 50), token);
  const { totalCount, entries } = await call(getPositions, { query: { size: 1, count: true } }, token);
  expect([totalCount, entries[0]?.video_id]).toEqual([500, 'm549']);
});
