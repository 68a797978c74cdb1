import { expect, test } from 'vitest';
import {
  type Broadcast,
  type PlayerAreaState,
  getPlayerAreaState,
  type PlayerAreaView,
} from './get-player-area-state.ts';

const kickOff = Date.UTC(2026, 10, 21, 19, 0);
const hourMs = 3_600_000;
type PartialView = Partial<Omit<PlayerAreaView, 'source'>> & { source?: Partial<PlayerAreaView['source']> };
const createView = ({ source, ...viewPart }: PartialView): PlayerAreaView => ({
  status: 'live',
  kind: 'event',
  date: kickOff,
  duration: 7200,
  access: { kind: 'free' },
  availability: 'available',
  streamError: undefined,
  shareUrl: undefined,
  ...viewPart,
  source: { hd: undefined, pano: undefined, clip: undefined, epg: undefined, ...source },
});
const hd = { hd: '/hd.m3u8', pano: '/pano.m3u8' };
const initialBroadcast: Broadcast = { hasEnded: false };
const watchingBroadcast: Broadcast = { openedAddress: '/live.m3u8', main: '/live.m3u8', hasEnded: false };
const endedBroadcast: Broadcast = { ...watchingBroadcast, hasEnded: true };
const createLockedView = (kind: 'members' | 'ticket' | 'subscription' | 'free'): PartialView => ({
  availability: 'user',
  access: { kind },
});
const createPlayerState = (address: string, isLive: boolean): PlayerAreaState => ({ kind: 'player', address, isLive });

const cases: [promise: string, part: PartialView, broadcast: Broadcast, now: number, stage: PlayerAreaState][] = [
  ['a live match with a stream plays', { source: hd }, initialBroadcast, kickOff, createPlayerState('/hd.m3u8', true)],
  ['a live match without a stream waits for it', {}, initialBroadcast, kickOff, { kind: 'starting' }],
  [
    'a panorama plays if the match has no other stream',
    { source: { pano: '/p' } },
    initialBroadcast,
    kickOff,
    createPlayerState('/p', true),
  ],
  [
    'a panorama does not replace a playing stream',
    { source: { pano: '/p' } },
    watchingBroadcast,
    kickOff,
    createPlayerState('/live.m3u8', true),
  ],
  [
    'a live stream plays on when the event loses its address',
    {},
    watchingBroadcast,
    kickOff,
    createPlayerState('/live.m3u8', true),
  ],
  [
    'a panorama does not replace a playing recording',
    { status: 'archived', source: { pano: '/p' } },
    { main: '/hd.m3u8', hasEnded: false },
    kickOff,
    createPlayerState('/hd.m3u8', false),
  ],
  [
    'a live match that becomes upcoming again stops',
    { status: 'upcoming' },
    watchingBroadcast,
    kickOff,
    { kind: 'starting' },
  ],
  [
    'a live match with a new address plays it',
    { source: hd },
    watchingBroadcast,
    kickOff,
    createPlayerState('/hd.m3u8', true),
  ],
  [
    'the player is shown until a new stream when a stream ends during a live match',
    { source: hd },
    endedBroadcast,
    kickOff,
    createPlayerState('/hd.m3u8', true),
  ],
  [
    'a live stream plays to its end when its match is archived',
    { status: 'archived', source: hd },
    watchingBroadcast,
    kickOff,
    createPlayerState('/live.m3u8', true),
  ],
  [
    'the recording is offered after the live stream',
    { status: 'archived', source: hd },
    endedBroadcast,
    kickOff,
    { kind: 'ended', hasReplay: true },
  ],
  [
    'the recording is announced after the live stream if it is not available yet',
    { status: 'archived' },
    endedBroadcast,
    kickOff,
    { kind: 'ended', hasReplay: false },
  ],
  [
    'a stream error of the backend shows the error',
    { source: hd, streamError: 'encoder_down' },
    initialBroadcast,
    kickOff,
    { kind: 'error', code: 'encoder_down' },
  ],
  [
    'a match counts down before its kick-off',
    { status: 'upcoming' },
    initialBroadcast,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  [
    'an early stream does not play before kick-off',
    { status: 'upcoming', source: hd },
    initialBroadcast,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  [
    'a countdown names the access that the viewer lacks',
    { status: 'upcoming', ...createLockedView('ticket') },
    initialBroadcast,
    kickOff - 1,
    { kind: 'countdown', kickOff, access: 'purchase' },
  ],
  [
    'a stream error before kick-off shows the countdown',
    { status: 'upcoming', streamError: 'x' },
    initialBroadcast,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  [
    'a match without a stream waits for it at kick-off',
    { status: 'upcoming' },
    initialBroadcast,
    kickOff,
    { kind: 'starting' },
  ],
  [
    'a stream plays after kick-off even if the status is still upcoming',
    { status: 'upcoming', source: hd },
    initialBroadcast,
    kickOff,
    createPlayerState('/hd.m3u8', true),
  ],
  [
    'an upcoming match without a date waits',
    { status: 'upcoming', date: undefined },
    initialBroadcast,
    kickOff,
    { kind: 'starting' },
  ],
  [
    'a recording plays',
    { status: 'archived', source: hd },
    initialBroadcast,
    kickOff,
    createPlayerState('/hd.m3u8', false),
  ],
  [
    'a match that has just ended announces its recording',
    { status: 'archived' },
    initialBroadcast,
    kickOff + 3 * hourMs,
    { kind: 'ended', hasReplay: false },
  ],
  [
    'a match without a length counts as two and a half hours long',
    { status: 'archived', duration: undefined },
    initialBroadcast,
    kickOff + 14 * hourMs,
    { kind: 'ended', hasReplay: false },
  ],
  [
    'an old match without a recording shows no video',
    { status: 'archived' },
    initialBroadcast,
    kickOff + 15 * hourMs,
    { kind: 'nothing' },
  ],
  [
    'an undated match without a recording shows no video',
    { status: 'archived', date: undefined },
    initialBroadcast,
    kickOff,
    { kind: 'nothing' },
  ],
  [
    'a clip plays',
    { status: 'vod', kind: 'highlight', source: { clip: '/c' } },
    initialBroadcast,
    kickOff,
    createPlayerState('/c', false),
  ],
  [
    'a clip without a file shows no video',
    { status: 'vod', kind: 'clip' },
    initialBroadcast,
    kickOff,
    { kind: 'nothing' },
  ],
  [
    'a match that is removed before kick-off is no longer available',
    { status: 'upcoming', ...createLockedView('ticket') },
    { ...initialBroadcast, isGone: true },
    kickOff - 1,
    { kind: 'nothing', isGone: true },
  ],
  [
    'a match that is removed at kick-off is no longer available',
    { status: 'upcoming' },
    { ...initialBroadcast, isGone: true },
    kickOff,
    { kind: 'nothing', isGone: true },
  ],
  [
    'a live stream plays on when its event is removed',
    { source: hd },
    { ...watchingBroadcast, isGone: true },
    kickOff,
    createPlayerState('/hd.m3u8', true),
  ],
  [
    'a recording plays on when its event is removed',
    { status: 'archived', source: hd },
    { ...initialBroadcast, isGone: true },
    kickOff,
    createPlayerState('/hd.m3u8', false),
  ],
  [
    'a channel plays live',
    { status: 'channel', source: hd },
    initialBroadcast,
    kickOff,
    createPlayerState('/hd.m3u8', true),
  ],
  ['a channel off the air shows no video', { status: 'channel' }, initialBroadcast, kickOff, { kind: 'nothing' }],
  [
    'members media asks for sign-in',
    createLockedView('members'),
    initialBroadcast,
    kickOff,
    { kind: 'access', access: 'sign-in' },
  ],
  [
    'pay per view asks for a purchase',
    createLockedView('ticket'),
    initialBroadcast,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'subscription media asks for a subscription',
    createLockedView('subscription'),
    initialBroadcast,
    kickOff,
    { kind: 'access', access: 'subscription' },
  ],
  [
    'locked free media asks for sign-in',
    createLockedView('free'),
    initialBroadcast,
    kickOff,
    { kind: 'access', access: 'sign-in' },
  ],
  [
    'a locked recording without a source asks for its access',
    { status: 'archived', ...createLockedView('ticket') },
    initialBroadcast,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'a stream stops when the viewer loses access',
    { source: hd, ...createLockedView('ticket') },
    watchingBroadcast,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'a blocked region is shown before all other states',
    { status: 'upcoming', availability: 'region', streamError: 'x' },
    watchingBroadcast,
    kickOff - 1,
    { kind: 'region' },
  ],
];

test.each(cases)('%s', (_case, viewPart, broadcast, now, playerArea) => {
  expect(getPlayerAreaState(createView(viewPart), broadcast, now)).toEqual(playerArea);
});

test('an event with a price needs a purchase', () => {
  const pricedView = createView({ availability: 'user', access: { kind: 'price', price: '5.99', currency: 'EUR' } });
  expect(getPlayerAreaState(pricedView, initialBroadcast, kickOff)).toEqual({ kind: 'access', access: 'purchase' });
});
