import { describe, expect, it } from 'vitest';
import type { SessionData } from '../store/session-data.ts';
import { getNextState, type RefreshEvent, type RefreshState } from './refresh-state.ts';

function createSession(token: string, refreshToken: string | null = 'refresh-1'): SessionData {
  return {
    version: 1,
    id: 'session-1',
    sequence: 0,
    method: 'credentials',
    user: { id: 'u1' },
    token,
    userTokenData: { token, tokenExpirationTime: 900, tokenUpdateTime: 0, refreshToken },
    devices: undefined,
  };
}

const staleToken = 'access-1';
const session = createSession(staleToken);
const renewedSession = createSession('access-2');
const otherSession = { ...createSession('access-9'), id: 'session-2' };
const tokens = { access_token: 'access-2' };
const cause = new Error('refused');

const waiting: RefreshState = { name: 'waiting', staleToken, sinceMs: 1_000 };
const checking: RefreshState = { name: 'checking', staleToken, checksLeft: 2 };
const exchanging: RefreshState = { name: 'exchanging', session, refreshToken: 'refresh-1' };
const failed: RefreshState = { name: 'failed', untilMs: 3_000 };
const superseded: RefreshState = { name: 'superseded' };
const requested: RefreshEvent = { name: 'requested', staleToken };
const readStale: RefreshEvent = { name: 'read', session };
const answerFor = (ownerId: string | undefined, current: SessionData | null): RefreshEvent => ({
  name: 'answered',
  answer: { tokens, ownerId },
  session: current,
});

interface Row {
  title: string;
  state: RefreshState;
  event: RefreshEvent;
  nowMs: number;
  expected: object;
}

const rows: Row[] = [
  // Sharing
  { title: 'begins after a request', state: { name: 'idle' }, event: requested, nowMs: 1_000, expected: waiting },
  { title: 'begins again after an end', state: superseded, event: requested, nowMs: 1_000, expected: waiting },
  { title: 'reuses an error for two seconds', state: failed, event: requested, nowMs: 2_999, expected: failed },
  {
    title: 'begins again two seconds after an error',
    state: failed,
    event: requested,
    nowMs: 3_000,
    expected: { ...waiting, sinceMs: 3_000 },
  },
  // With the lock
  {
    title: 'exchanges the token when no other tab had the lock',
    state: waiting,
    event: readStale,
    nowMs: 1_020,
    expected: exchanging,
  },
  {
    title: 'looks for the tokens of the tab that had the lock',
    state: waiting,
    event: readStale,
    nowMs: 1_021,
    expected: { ...checking, checksLeft: 10 },
  },
  {
    title: 'looks again while the tokens are missing',
    state: checking,
    event: readStale,
    nowMs: 9_000,
    expected: { ...checking, checksLeft: 1 },
  },
  {
    title: 'exchanges the token after the last look',
    state: { ...checking, checksLeft: 1 },
    event: readStale,
    nowMs: 9_000,
    expected: exchanging,
  },
  {
    title: 'uses the tokens of another tab',
    state: waiting,
    event: { name: 'read', session: renewedSession },
    nowMs: 9_000,
    expected: superseded,
  },
  {
    title: 'uses tokens that arrive late',
    state: checking,
    event: { name: 'read', session: renewedSession },
    nowMs: 9_000,
    expected: superseded,
  },
  {
    title: 'stops after a sign-out in another tab',
    state: waiting,
    event: { name: 'read', session: null },
    nowMs: 9_000,
    expected: superseded,
  },
  {
    title: 'ends a session without a refresh token',
    state: waiting,
    event: { name: 'read', session: createSession(staleToken, null) },
    nowMs: 1_000,
    expected: { name: 'ended', reason: 'refused' },
  },
  // After the exchange
  {
    title: 'stores the tokens of the same viewer',
    state: exchanging,
    event: answerFor('u1', session),
    nowMs: 2_000,
    expected: { name: 'renewed', session, tokens },
  },
  {
    title: 'stores the tokens when their viewer is unknown',
    state: exchanging,
    event: answerFor(undefined, session),
    nowMs: 2_000,
    expected: { name: 'renewed', session, tokens },
  },
  {
    title: 'ends a session that gets the tokens of another viewer',
    state: exchanging,
    event: answerFor('u2', session),
    nowMs: 2_000,
    expected: { name: 'ended', reason: 'another_viewer' },
  },
  {
    title: 'keeps a session that began during the request',
    state: exchanging,
    event: answerFor('u2', otherSession),
    nowMs: 2_000,
    expected: { name: 'ended', reason: 'replaced' },
  },
  {
    title: 'ends a session whose token is refused',
    state: exchanging,
    event: { name: 'refused', cause, session },
    nowMs: 2_000,
    expected: { name: 'ended', reason: 'refused', cause },
  },
  {
    title: 'uses the tokens of a tab without locks',
    state: exchanging,
    event: { name: 'refused', cause, session: renewedSession },
    nowMs: 2_000,
    expected: superseded,
  },
  {
    title: 'stores until when its error is reused',
    state: exchanging,
    event: { name: 'failed' },
    nowMs: 1_000,
    expected: failed,
  },
  { title: 'can fail before the exchange', state: waiting, event: { name: 'failed' }, nowMs: 1_000, expected: failed },
];

describe('a refresh', () => {
  it.each(rows)('a refresh $title', ({ state, event, nowMs, expected }) => {
    expect(getNextState(state, event, nowMs)).toMatchObject(expected);
  });

  it.each([waiting, checking, exchanging])('a refresh that is $name is shared by later callers', (state) => {
    expect(getNextState(state, requested, 9_000)).toBe(state);
  });

  it('a refresh that is over ignores late events', () => {
    const lateEvents: RefreshEvent[] = [readStale, answerFor('u1', session), { name: 'failed' }];
    for (const event of lateEvents) expect(getNextState(superseded, event, 9_000)).toBe(superseded);
    expect(getNextState(exchanging, readStale, 9_000)).toBe(exchanging);
    expect(getNextState(waiting, answerFor('u1', session), 9_000)).toBe(waiting);
  });
});
