import { expect, test } from 'vitest';
import {
  type Broadcast,
  type PlayerAreaState,
  getPlayerAreaState,
  type PlayerAreaView,
} from './get-player-area-state.ts';

const kickOff = Date.UTC(2026, 10, 21, 19, 0);
const hour = 3_600_000;
type Part = Partial<Omit<PlayerAreaView, 'source'>> & { source?: Partial<PlayerAreaView['source']> };
const view = ({ source, ...part }: Part): PlayerAreaView => ({
  status: 'live',
  kind: 'event',
  date: kickOff,
  duration: 7200,
  access: { kind: 'free' },
  availability: 'available',
  streamError: undefined,
  shareUrl: undefined,
  ...part,
  source: { hd: undefined, pano: undefined, clip: undefined, epg: undefined, ...source },
});
const hd = { hd: '/hd.m3u8', pano: '/pano.m3u8' };
const fresh: Broadcast = { ended: false };
const watching: Broadcast = { opened: '/live.m3u8', main: '/live.m3u8', ended: false };
const over: Broadcast = { ...watching, ended: true };
const locked = (kind: 'members' | 'ticket' | 'subscription' | 'free'): Part => ({
  availability: 'user',
  access: { kind },
});
const plays = (address: string, live: boolean): PlayerAreaState => ({ kind: 'player', address, live });

const cases: [promise: string, part: Part, broadcast: Broadcast, now: number, stage: PlayerAreaState][] = [
  ['a live match with a stream plays', { source: hd }, fresh, kickOff, plays('/hd.m3u8', true)],
  ['a live match without a stream waits for it', {}, fresh, kickOff, { kind: 'starting' }],
  ['a panorama plays if the match has no other stream', { source: { pano: '/p' } }, fresh, kickOff, plays('/p', true)],
  [
    'a panorama does not replace a playing stream',
    { source: { pano: '/p' } },
    watching,
    kickOff,
    plays('/live.m3u8', true),
  ],
  ['a live stream plays on when the event loses its address', {}, watching, kickOff, plays('/live.m3u8', true)],
  [
    'a panorama does not replace a playing recording',
    { status: 'archived', source: { pano: '/p' } },
    { main: '/hd.m3u8', ended: false },
    kickOff,
    plays('/hd.m3u8', false),
  ],
  ['a live match that becomes upcoming again stops', { status: 'upcoming' }, watching, kickOff, { kind: 'starting' }],
  ['a live match with a new address plays it', { source: hd }, watching, kickOff, plays('/hd.m3u8', true)],
  ['the player stays when a stream ends during a live match', { source: hd }, over, kickOff, plays('/hd.m3u8', true)],
  [
    'a live stream plays out when its match is archived',
    { status: 'archived', source: hd },
    watching,
    kickOff,
    plays('/live.m3u8', true),
  ],
  [
    'the recording is offered after the live stream',
    { status: 'archived', source: hd },
    over,
    kickOff,
    { kind: 'ended', replay: true },
  ],
  [
    'the recording is announced after the live stream if it is not available yet',
    { status: 'archived' },
    over,
    kickOff,
    { kind: 'ended', replay: false },
  ],
  [
    'a stream error of the backend shows the error stage',
    { source: hd, streamError: 'encoder_down' },
    fresh,
    kickOff,
    { kind: 'error', code: 'encoder_down' },
  ],
  [
    'a match counts down before its kick-off',
    { status: 'upcoming' },
    fresh,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  [
    'an early stream does not play before kick-off',
    { status: 'upcoming', source: hd },
    fresh,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  [
    'a countdown names the access that the viewer lacks',
    { status: 'upcoming', ...locked('ticket') },
    fresh,
    kickOff - 1,
    { kind: 'countdown', kickOff, access: 'purchase' },
  ],
  [
    'a stream error before kick-off shows the countdown',
    { status: 'upcoming', streamError: 'x' },
    fresh,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  ['a match without a stream waits for it at kick-off', { status: 'upcoming' }, fresh, kickOff, { kind: 'starting' }],
  [
    'a stream plays after kick-off even if the status is still upcoming',
    { status: 'upcoming', source: hd },
    fresh,
    kickOff,
    plays('/hd.m3u8', true),
  ],
  [
    'an upcoming match without a date waits',
    { status: 'upcoming', date: undefined },
    fresh,
    kickOff,
    { kind: 'starting' },
  ],
  ['a recording plays', { status: 'archived', source: hd }, fresh, kickOff, plays('/hd.m3u8', false)],
  [
    'a match that has just ended announces its recording',
    { status: 'archived' },
    fresh,
    kickOff + 3 * hour,
    { kind: 'ended', replay: false },
  ],
  [
    'a match without a length counts as two and a half hours long',
    { status: 'archived', duration: undefined },
    fresh,
    kickOff + 14 * hour,
    { kind: 'ended', replay: false },
  ],
  [
    'an old match without a recording shows no video',
    { status: 'archived' },
    fresh,
    kickOff + 15 * hour,
    { kind: 'nothing' },
  ],
  [
    'an undated match without a recording shows no video',
    { status: 'archived', date: undefined },
    fresh,
    kickOff,
    { kind: 'nothing' },
  ],
  ['a clip plays', { status: 'vod', kind: 'highlight', source: { clip: '/c' } }, fresh, kickOff, plays('/c', false)],
  ['a clip without a file shows no video', { status: 'vod', kind: 'clip' }, fresh, kickOff, { kind: 'nothing' }],
  [
    'a match that is removed before kick-off is gone',
    { status: 'upcoming', ...locked('ticket') },
    { ...fresh, gone: true },
    kickOff - 1,
    { kind: 'nothing', gone: true },
  ],
  [
    'a match that is removed at kick-off is gone',
    { status: 'upcoming' },
    { ...fresh, gone: true },
    kickOff,
    { kind: 'nothing', gone: true },
  ],
  [
    'a live stream plays on when its event is removed',
    { source: hd },
    { ...watching, gone: true },
    kickOff,
    plays('/hd.m3u8', true),
  ],
  [
    'a recording plays on when its event is removed',
    { status: 'archived', source: hd },
    { ...fresh, gone: true },
    kickOff,
    plays('/hd.m3u8', false),
  ],
  ['a channel plays live', { status: 'channel', source: hd }, fresh, kickOff, plays('/hd.m3u8', true)],
  ['a channel off the air shows no video', { status: 'channel' }, fresh, kickOff, { kind: 'nothing' }],
  ['members media asks for sign-in', locked('members'), fresh, kickOff, { kind: 'access', access: 'sign-in' }],
  ['pay per view asks for a purchase', locked('ticket'), fresh, kickOff, { kind: 'access', access: 'purchase' }],
  [
    'subscription media asks for a subscription',
    locked('subscription'),
    fresh,
    kickOff,
    { kind: 'access', access: 'subscription' },
  ],
  ['locked free media asks for sign-in', locked('free'), fresh, kickOff, { kind: 'access', access: 'sign-in' }],
  [
    'a locked recording without a source asks for its access',
    { status: 'archived', ...locked('ticket') },
    fresh,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'a stream stops when the viewer loses access',
    { source: hd, ...locked('ticket') },
    watching,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'a blocked region wins over all other states',
    { status: 'upcoming', availability: 'region', streamError: 'x' },
    watching,
    kickOff - 1,
    { kind: 'region' },
  ],
];

test.each(cases)('%s', (_promise, part, broadcast, now, stage) => {
  expect(getPlayerAreaState(view(part), broadcast, now)).toEqual(stage);
});

test('an event with a price needs a purchase', () => {
  const priced = view({ availability: 'user', access: { kind: 'price', price: '5.99', currency: 'EUR' } });
  expect(getPlayerAreaState(priced, fresh, kickOff)).toEqual({ kind: 'access', access: 'purchase' });
});
