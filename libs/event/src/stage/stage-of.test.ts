import { expect, test } from 'vitest';
import { type PlayerState, type Stage, stageOf, type StageView } from './stage-of.ts';

const kickOff = Date.UTC(2026, 10, 21, 19, 0);
const hour = 3_600_000;
const view = (part: Partial<StageView>): StageView => ({
  status: 'live',
  kind: 'event',
  date: kickOff,
  duration: 7200,
  access: { kind: 'free' },
  availability: 'available',
  streamError: undefined,
  source: {},
  ...part,
});
const hd = { hd: '/hd.m3u8', pano: '/pano.m3u8' };
const running: PlayerState = { kind: 'running' };
const failed: PlayerState = { kind: 'failed', code: '3-3016' };
const over: PlayerState = { kind: 'ended' };

const cases: [promise: string, part: Partial<StageView>, player: PlayerState, now: number, stage: Stage][] = [
  ['live plays', { source: hd }, running, kickOff, { kind: 'player', address: '/hd.m3u8', live: true }],
  ['live without a stream waits for it', {}, running, kickOff, { kind: 'starting' }],
  [
    'a panorama plays where it is all there is',
    { source: { pano: '/p' } },
    running,
    kickOff,
    { kind: 'player', address: '/p', live: true },
  ],
  ['a live stream that fails tells its code', { source: hd }, failed, kickOff, { kind: 'error', code: '3-3016' }],
  [
    'what the backend calls broken is broken',
    { source: hd, streamError: 'encoder_down' },
    running,
    kickOff,
    { kind: 'error', code: 'encoder_down' },
  ],
  ['a live stream that ends is over, not broken', { source: hd }, over, kickOff, { kind: 'ended', replay: false }],
  [
    'the recording is offered once it is there',
    { status: 'archived', source: hd },
    over,
    kickOff,
    { kind: 'ended', replay: true },
  ],
  ['before its time a match counts down', { status: 'upcoming' }, running, kickOff - 1, { kind: 'countdown', kickOff }],
  [
    'an early stream does not play before its time',
    { status: 'upcoming', source: hd },
    running,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  [
    'a countdown tells what will be needed',
    { status: 'upcoming', availability: 'user', access: { kind: 'ticket' } },
    running,
    kickOff - 1,
    { kind: 'countdown', kickOff, access: 'purchase' },
  ],
  ['at zero it waits for the picture', { status: 'upcoming' }, running, kickOff, { kind: 'starting' }],
  [
    'after zero a stream plays even if the status lags',
    { status: 'upcoming', source: hd },
    running,
    kickOff,
    { kind: 'player', address: '/hd.m3u8', live: true },
  ],
  [
    'an upcoming match without a date waits for the picture',
    { status: 'upcoming', date: undefined },
    running,
    kickOff,
    { kind: 'starting' },
  ],
  [
    'a recording plays',
    { status: 'archived', source: hd },
    running,
    kickOff,
    { kind: 'player', address: '/hd.m3u8', live: false },
  ],
  [
    'a match without a recording that just ended has it on its way',
    { status: 'archived' },
    running,
    kickOff + 3 * hour,
    { kind: 'ended', replay: false },
  ],
  [
    'a match without a length counts as two and a half hours',
    { status: 'archived', duration: undefined },
    running,
    kickOff + 14 * hour,
    { kind: 'ended', replay: false },
  ],
  [
    'an old match without a recording has none',
    { status: 'archived' },
    running,
    kickOff + 15 * hour,
    { kind: 'nothing' },
  ],
  [
    'an undated match without a recording has none',
    { status: 'archived', date: undefined },
    running,
    kickOff,
    { kind: 'nothing' },
  ],
  [
    'a clip plays',
    { status: 'vod', kind: 'highlight', source: { clip: '/c.m3u8' } },
    running,
    kickOff,
    { kind: 'player', address: '/c.m3u8', live: false },
  ],
  ['a clip without a file has none', { status: 'vod', kind: 'clip' }, running, kickOff, { kind: 'nothing' }],
  [
    'a channel plays live',
    { status: 'channel', source: hd },
    running,
    kickOff,
    { kind: 'player', address: '/hd.m3u8', live: true },
  ],
  ['a channel off the air shows nothing', { status: 'channel' }, running, kickOff, { kind: 'nothing' }],
  [
    'members media asks for sign-in',
    { availability: 'user', access: { kind: 'members' } },
    running,
    kickOff,
    { kind: 'access', access: 'sign-in' },
  ],
  [
    'pay per view asks for a purchase',
    { availability: 'user', access: { kind: 'ticket' } },
    running,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'priced media asks for a purchase',
    { availability: 'user', access: { kind: 'price', price: '5.99', currency: 'EUR' } },
    running,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'subscription media asks for a subscription',
    { availability: 'user', access: { kind: 'subscription' } },
    running,
    kickOff,
    { kind: 'access', access: 'subscription' },
  ],
  [
    'a locked recording is locked, not missing',
    { status: 'archived', availability: 'user', access: { kind: 'ticket' } },
    running,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'the region comes before everything else',
    { status: 'upcoming', availability: 'region' },
    failed,
    kickOff - 1,
    { kind: 'region' },
  ],
];

test.each(cases)('%s', (_promise, part, player, now, stage) => {
  expect(stageOf(view(part), player, now)).toEqual(stage);
});
