import { expect, test } from 'vitest';
import {
  addToWatchlist,
  deleteClip,
  getClip,
  getWatchlist,
  listClips,
  listEvents,
  listUserClips,
  loginUser,
  removeFromWatchlist,
  updateClip,
} from '@touchline/contract';
import { createAccount } from '../testing/test-account.ts';
import { call, post } from '../testing/test-backend.ts';

/** Signs in the seeded viewer on a new device. */
async function signInSeededViewer(): Promise<string> {
  const { tokenData } = await call(loginUser, {
    body: {
      username: 'viewer@example.com',
      password: 'touchline-demo',
      device_id: 'user-viewer-device-1',
      strategy: 'refresh',
    },
  });
  return tokenData.access_token;
}

const getIds = ({ entries }: { entries: readonly { id: string }[] }): string[] => entries.map(({ id }) => id);

test('a watchlist contains each event and clip once, the latest first', async () => {
  const { token } = await createAccount();
  const [match] = (await call(listEvents, { body: { size: 1 } })).entries;
  const [clip] = (await call(listClips, { body: { size: 1 } })).entries;
  for (const video of [match, clip, match]) await call(addToWatchlist, { body: { video_id: video?.id ?? '' } }, token);
  const list = await call(getWatchlist, { query: { count: true, next: true } }, token);
  expect(getIds(list)).toEqual([clip?.id, match?.id]);
  expect(list).toMatchObject({ totalCount: 2, nextExists: false });
  await call(removeFromWatchlist, { body: { video_id: clip?.id ?? '' } }, token);
  await call(removeFromWatchlist, { body: { video_id: clip?.id ?? '' } }, token);
  expect(getIds(await call(getWatchlist, {}, token))).toEqual([match?.id]);
  await expect(call(addToWatchlist, { body: { video_id: 'no-such' } }, token)).rejects.toMatchObject({ status: 404 });
});

test('the seeded watchlist has six videos, three clips and a highlight, in pages', async () => {
  const token = await signInSeededViewer();
  const firstPage = await call(getWatchlist, { query: { size: 4, next: true, count: true } }, token);
  const secondPage = await call(getWatchlist, { query: { size: 4, page: 1, next: true } }, token);
  expect([firstPage.totalCount, firstPage.nextExists, secondPage.nextExists]).toEqual([6, true, false]);
  expect(new Set([...getIds(firstPage), ...getIds(secondPage)]).size).toBe(6);
  expect((await call(listUserClips, { body: { count: true } }, token)).totalCount).toBe(4);
  const createKindQuery = (kind: 'user_clip' | 'user_highlight') => ({
    body: { count: true, filters: { media_type: [kind] } },
  });
  expect((await call(listUserClips, createKindQuery('user_highlight'), token)).totalCount).toBe(1);
  const clips = await call(listUserClips, createKindQuery('user_clip'), token);
  expect(clips.totalCount).toBe(3);
  for (const clip of clips.entries) {
    expect(clip).toMatchObject({ media_type: 'user_clip', status: 'vod', available_for_user: true });
    expect((clip.end_time ?? 0) - (clip.start_time ?? 0)).toBe(clip.duration);
    expect(clip.source?.clip).toMatch(/^\/media\/cuts\/[\w-]+\.mp4$/);
  }
});

test('a viewer can find, rename and delete an own clip, but not change another viewer’s', async () => {
  const [{ email, token }, { token: otherToken }] = [await createAccount(), await createAccount()];
  await post('/__world', { clip: 'Slap shot', of: email });
  const [id = ''] = getIds(await call(listUserClips, { body: {} }, token));
  const notFoundError = { code: 'not_found', status: 404 };
  await expect(call(updateClip, { params: { id }, body: { title: 'Mine' } }, otherToken)).rejects.toMatchObject(
    notFoundError,
  );
  await expect(call(deleteClip, { params: { id } }, otherToken)).rejects.toMatchObject(notFoundError);

  await expect(call(updateClip, { params: { id }, body: { title: '  ' } }, token)).rejects.toMatchObject({
    code: 'title_required',
    status: 400,
  });
  expect(await call(updateClip, { params: { id }, body: { title: ' \u202eBest of all\u2067 ' } }, token)).toMatchObject(
    {
      id,
      title: 'Best of all',
    },
  );
  expect(await call(getClip, { params: { id }, query: { media_type: 'user_clip' } }, token)).toMatchObject({
    title: 'Best of all',
  });
  const { event_id: matchId } = await call(getClip, { params: { id } }, token);
  expect(getIds(await call(listUserClips, { body: { filters: { event_id: [matchId ?? ''] } } }, token))).toEqual([id]);
  await call(deleteClip, { params: { id } }, token);
  expect(getIds(await call(listUserClips, { body: {} }, token))).not.toContain(id);
});

test('a clip that a test creates is in its viewer’s list only', async () => {
  const [{ email, token }, otherAccount] = [await createAccount(), await createAccount()];
  expect((await post('/__world', { clip: 'Slap shot', of: email })).status).toBe(200);
  const { entries } = await call(listUserClips, { body: {} }, token);
  expect(entries).toMatchObject([{ title: 'Slap shot', duration: 10, media_type: 'user_clip' }]);
  expect((await call(listUserClips, { body: {} }, otherAccount.token)).entries).toEqual([]);
  expect((await post('/__world', { clip: 'Slap shot', of: 'nobody@example.com' })).status).toBe(404);
});

test('only signed-in viewers receive the stream of a members’ match', async () => {
  const { token } = await createAccount();
  const body = { size: 999, filters: { status: ['archived' as const, 'live' as const] } };
  const listMembersVideos = async (viewerToken?: string) =>
    (await call(listEvents, { body }, viewerToken)).entries.filter(
      (entry) => entry.commerce_coverage === 'commerce_members_media' && entry.available_in_region,
    );
  const viewerVideos = await listMembersVideos(token);
  expect(viewerVideos.length).toBeGreaterThan(0);
  for (const entry of viewerVideos) {
    expect([entry.id, entry.available_for_user, entry.source !== undefined]).toEqual([entry.id, true, true]);
  }
  for (const entry of await listMembersVideos()) {
    expect([entry.id, entry.available_for_user, entry.source]).toEqual([entry.id, false, undefined]);
  }
});
