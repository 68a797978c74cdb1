import { createClip, deleteClip, getClip, getRelatedVideos, listEvents, listUserClips } from '@touchline/contract';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { beforeAll, expect, test } from 'vitest';
import { films } from '../streams/index.ts';
import { createAccount } from '../testing/test-account.ts';
import { call, testBackend } from '../testing/test-backend.ts';

const findMatch = async (
  criteria: { status: 'archived' | 'live' | 'upcoming' | 'channel'; coverage?: string; sport?: string },
  token?: string,
) => {
  const { entries } = await call(listEvents, { body: { size: 500, filters: { status: [criteria.status] } } }, token);
  const coverage = criteria.coverage ?? 'commerce_free_media';
  const foundEvent = entries.find(
    (entry) =>
      (criteria.sport === undefined || entry.sport_type === criteria.sport) &&
      entry.commerce_coverage === coverage &&
      entry.available_in_region !== false &&
      entry.stream_error === undefined,
  );
  if (!foundEvent) throw new Error(`no ${criteria.status} match of ${coverage}`);
  return foundEvent;
};

const { seconds: recordingSeconds } = films['ice-hockey'];

let recordedId = '';
beforeAll(async () => {
  recordedId = (await findMatch({ status: 'archived', sport: 'ice-hockey' })).id;
});

const createRequest = (fields: object = {}) => ({
  body: { clip: { title: 'Slap shot', event_id: recordedId, start_time: 61.24, end_time: 67.52, ...fields } },
});

async function getDuration(path: string): Promise<number> {
  const { app } = await testBackend();
  const response = await app.request(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  return new Input({ source: new BufferSource(await response.arrayBuffer()), formats: [MP4] }).computeDuration();
}

test('a clip of a recording starts and ends at the nearest frames, and is in the list', async () => {
  const { token } = await createAccount();
  const clip = await call(createClip, createRequest({ title: '  Slap shot ' }), token);
  expect(clip).toMatchObject({ title: 'Slap shot', media_type: 'user_clip', status: 'vod', event_id: recordedId });
  expect([clip.start_time, clip.end_time, clip.duration]).toEqual([61.24, 67.52, expect.closeTo(6.28)]);
  expect(await getDuration(clip.source?.clip ?? '')).toBeCloseTo(6.28, 2);
  const { entries } = await call(listUserClips, { body: { filters: { event_id: [recordedId] } } }, token);
  expect(entries.map(({ id }) => id)).toEqual([clip.id]);
});

test('the clips of a match differ by the pictures of their moments', async () => {
  const { token } = await createAccount();
  const times = [
    { start_time: 2, end_time: 8 },
    { start_time: 80, end_time: 87 },
  ];
  const clips = await Promise.all(times.map((fields) => call(createClip, createRequest(fields), token)));
  expect(clips.map(({ image_url: picture }) => picture)).toEqual(['/media/posters/1.webp', '/media/posters/6.webp']);
  const { app } = await testBackend();
  const response = await app.request(clips[1]?.image_url ?? '');
  expect(response.headers.get('content-type')).toBe('image/webp');
});

test('a clip of a live match may span the moment at which its media loops, but contains no future seconds', async () => {
  const { token } = await createAccount();
  const liveMatch = await findMatch({ status: 'live' });
  // The backend's clock is frozen, so the duration of earlier tests has no effect.
  const { commerce } = await testBackend();
  const playedSeconds = (commerce.now() - Date.parse(liveMatch.event_date ?? '')) / 1000;
  expect(playedSeconds).toBeGreaterThan(150);
  const loopStartSeconds = Math.floor(playedSeconds / 64) * 64;
  const clipAcrossLoops = await call(
    createClip,
    createRequest({ event_id: liveMatch.id, start_time: loopStartSeconds - 68, end_time: loopStartSeconds - 60 }),
    token,
  );
  expect(await getDuration(clipAcrossLoops.source?.clip ?? '')).toBeCloseTo(8, 1);
  await expect(
    call(
      createClip,
      createRequest({ event_id: liveMatch.id, start_time: playedSeconds + 1, end_time: playedSeconds + 11 }),
      token,
    ),
    'the clip starts in the future',
  ).rejects.toMatchObject({ code: 'invalid_range', status: 400 });
});

test('two equal requests create one clip', async () => {
  const { token } = await createAccount();
  const clips = await Promise.all([call(createClip, createRequest(), token), call(createClip, createRequest(), token)]);
  expect(clips[0].id).toBe(clips[1].id);
  expect((await call(listUserClips, { body: { count: true } }, token)).totalCount).toBe(1);
});

test.each([
  ['too short', { end_time: 66 }, 'invalid_range'],
  ['too long', { start_time: 0, end_time: 60.1 }, 'invalid_range'],
  ['with its end before its start', { start_time: 30, end_time: 20 }, 'invalid_range'],
  ['before the beginning', { start_time: -1, end_time: 9 }, 'invalid_range'],
  ['beyond the end', { start_time: recordingSeconds - 5, end_time: recordingSeconds + 1 }, 'invalid_range'],
  ['without a title', { title: '  ' }, 'title_required'],
  ['with an invisible title', { title: '\u200b\u202e' }, 'title_required'],
  ['with too long a title', { title: 'x'.repeat(121) }, 'invalid_request'],
  ['of an unknown match', { event_id: 'nothing' }, 'not_found'],
])('a clip %s is refused', async (_, fields, code) => {
  const { token } = await createAccount();
  await expect(call(createClip, createRequest(fields), token)).rejects.toMatchObject({ code });
});

test('clips of an upcoming match, a channel or an unbought match, and clips of visitors, are refused', async () => {
  const { token } = await createAccount();
  const getOutcome = async (criteria: Parameters<typeof findMatch>[0], viewerToken?: string) =>
    call(createClip, createRequest({ event_id: (await findMatch(criteria)).id }), viewerToken).then(
      () => 'made',
      (error: { code: string }) => error.code,
    );
  expect(await getOutcome({ status: 'upcoming' }, token)).toBe('invalid_range');
  expect(await getOutcome({ status: 'channel' }, token)).toBe('invalid_range');
  expect(await getOutcome({ status: 'archived', coverage: 'commerce_ppv_media' }, token)).toBe('forbidden');
  expect(await getOutcome({ status: 'archived' })).toBe('unauthorized');
});

test('other viewers open a clip if they may watch its match, and its safe_title is the match’s', async () => {
  const [{ token }, { token: otherToken }] = [await createAccount(), await createAccount()];
  const membersMatch = await findMatch({ status: 'archived', coverage: 'commerce_members_media' }, token);
  const { id } = await call(createClip, createRequest({ event_id: membersMatch.id, title: 'The winner' }), token);
  const getVisibleClips = async (viewerToken?: string) =>
    call(getClip, { params: { id }, query: { media_type: 'user_clip' } }, viewerToken);
  const [ownClips, otherClips, visitorClips] = [
    await getVisibleClips(token),
    await getVisibleClips(otherToken),
    await getVisibleClips(),
  ];
  expect(otherClips.source?.clip).toBe(ownClips.source?.clip);
  expect([ownClips.safe_title, otherClips.safe_title, otherClips.title]).toEqual([
    'The winner',
    membersMatch.safe_title,
    'The winner',
  ]);
  expect([visitorClips.available_for_user, visitorClips.source]).toEqual([false, undefined]);
  await expect(call(deleteClip, { params: { id } }, otherToken)).rejects.toMatchObject({ status: 404 });
  const relatedVideos = await call(getRelatedVideos, { query: { id } }, otherToken);
  expect(relatedVideos.entries.length).toBeGreaterThan(0);
});

test.each(['recording/m/0-6000.mp4', 'live/m/0-6000.mp4', 'cuts/nothing.mp4', 'cuts/a~b~9~c.mp4'])(
  'the media address %s gets 404',
  async (path) => {
    const { app } = await testBackend();
    expect((await app.request(`/media/${path}`)).status).toBe(404);
  },
);
