import { expect, test } from 'vitest';
import { type Broadcast, type Stage, stageOf, type StageView } from './stage-of.ts';

const kickOff = Date.UTC(2026, 10, 21, 19, 0);
const hour = 3_600_000;
type Part = Partial<Omit<StageView, 'source'>> & { source?: Partial<StageView['source']> };
const view = ({ source, ...part }: Part): StageView => ({
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
const plays = (address: string, live: boolean): Stage => ({ kind: 'player', address, live });

const cases: [promise: string, part: Part, broadcast: Broadcast, now: number, stage: Stage][] = [
  ['live plays', { source: hd }, fresh, kickOff, plays('/hd.m3u8', true)],
  ['live without a stream waits for it', {}, fresh, kickOff, { kind: 'starting' }],
  ['a panorama plays where it is all there is', { source: { pano: '/p' } }, fresh, kickOff, plays('/p', true)],
  ['but never in the place of what plays', { source: { pano: '/p' } }, watching, kickOff, plays('/live.m3u8', true)],
  ['what plays live plays on when its address is lost', {}, watching, kickOff, plays('/live.m3u8', true)],
  [
    'a recording’s panorama does not take its place either',
    { status: 'archived', source: { pano: '/p' } },
    { main: '/hd.m3u8', ended: false },
    kickOff,
    plays('/hd.m3u8', false),
  ],
  ['a match that is put off does not play on', { status: 'upcoming' }, watching, kickOff, { kind: 'starting' }],
  ['a new address is taken over while live', { source: hd }, watching, kickOff, plays('/hd.m3u8', true)],
  ['a stream that ends while live is left to the player', { source: hd }, over, kickOff, plays('/hd.m3u8', true)],
  [
    'what is watched live plays out after archiving',
    { status: 'archived', source: hd },
    watching,
    kickOff,
    plays('/live.m3u8', true),
  ],
  ['then the recording is offered', { status: 'archived', source: hd }, over, kickOff, { kind: 'ended', replay: true }],
  ['or promised', { status: 'archived' }, over, kickOff, { kind: 'ended', replay: false }],
  [
    'what the backend calls broken is broken',
    { source: hd, streamError: 'encoder_down' },
    fresh,
    kickOff,
    { kind: 'error', code: 'encoder_down' },
  ],
  ['before its time a match counts down', { status: 'upcoming' }, fresh, kickOff - 1, { kind: 'countdown', kickOff }],
  [
    'an early stream does not play early',
    { status: 'upcoming', source: hd },
    fresh,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  [
    'a countdown says what will be needed',
    { status: 'upcoming', ...locked('ticket') },
    fresh,
    kickOff - 1,
    { kind: 'countdown', kickOff, access: 'purchase' },
  ],
  [
    'a broken stream before its time is no news',
    { status: 'upcoming', streamError: 'x' },
    fresh,
    kickOff - 1,
    { kind: 'countdown', kickOff },
  ],
  ['at zero it waits for the picture', { status: 'upcoming' }, fresh, kickOff, { kind: 'starting' }],
  [
    'after zero a stream plays even if the status lags',
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
    'the recording of a match that just ended is on its way',
    { status: 'archived' },
    fresh,
    kickOff + 3 * hour,
    { kind: 'ended', replay: false },
  ],
  [
    'a match without a length counts as two and a half hours',
    { status: 'archived', duration: undefined },
    fresh,
    kickOff + 14 * hour,
    { kind: 'ended', replay: false },
  ],
  [
    'an old match without a recording has none',
    { status: 'archived' },
    fresh,
    kickOff + 15 * hour,
    { kind: 'nothing' },
  ],
  [
    'an undated match without a recording has none',
    { status: 'archived', date: undefined },
    fresh,
    kickOff,
    { kind: 'nothing' },
  ],
  ['a clip plays', { status: 'vod', kind: 'highlight', source: { clip: '/c' } }, fresh, kickOff, plays('/c', false)],
  ['a clip without a file has none', { status: 'vod', kind: 'clip' }, fresh, kickOff, { kind: 'nothing' }],
  [
    'a match that is taken out before its time is not waited for',
    { status: 'upcoming', ...locked('ticket') },
    { ...fresh, gone: true },
    kickOff - 1,
    { kind: 'nothing', gone: true },
  ],
  ['nor at zero', { status: 'upcoming' }, { ...fresh, gone: true }, kickOff, { kind: 'nothing', gone: true }],
  [
    'what plays plays on when its event is taken out',
    { source: hd },
    { ...watching, gone: true },
    kickOff,
    plays('/hd.m3u8', true),
  ],
  [
    'and so does a recording',
    { status: 'archived', source: hd },
    { ...fresh, gone: true },
    kickOff,
    plays('/hd.m3u8', false),
  ],
  ['a channel plays live', { status: 'channel', source: hd }, fresh, kickOff, plays('/hd.m3u8', true)],
  ['a channel off the air shows nothing', { status: 'channel' }, fresh, kickOff, { kind: 'nothing' }],
  ['members media asks for sign-in', locked('members'), fresh, kickOff, { kind: 'access', access: 'sign-in' }],
  ['pay per view asks for a purchase', locked('ticket'), fresh, kickOff, { kind: 'access', access: 'purchase' }],
  [
    'subscription media asks for a subscription',
    locked('subscription'),
    fresh,
    kickOff,
    { kind: 'access', access: 'subscription' },
  ],
  [
    'free media that is kept back asks for sign-in',
    locked('free'),
    fresh,
    kickOff,
    { kind: 'access', access: 'sign-in' },
  ],
  [
    'a locked recording is locked, not missing',
    { status: 'archived', ...locked('ticket') },
    fresh,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'rights that end stop what plays',
    { source: hd, ...locked('ticket') },
    watching,
    kickOff,
    { kind: 'access', access: 'purchase' },
  ],
  [
    'the region comes before everything else',
    { status: 'upcoming', availability: 'region', streamError: 'x' },
    watching,
    kickOff - 1,
    { kind: 'region' },
  ],
];

test.each(cases)('%s', (_promise, part, broadcast, now, stage) => {
  expect(stageOf(view(part), broadcast, now)).toEqual(stage);
});

test('asks for a purchase of an event with a price', () => {
  const priced = view({ availability: 'user', access: { kind: 'price', price: '5.99', currency: 'EUR' } });
  expect(stageOf(priced, fresh, kickOff)).toEqual({ kind: 'access', access: 'purchase' });
});
