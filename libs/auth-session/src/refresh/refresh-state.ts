import { PortalError, type TokenData } from '@touchline/contract';
import type { SessionData } from '../store/session-data.ts';

/** The result of a refresh. */
export interface RenewedTokens {
  tokens: TokenData;
  /** The viewer of the tokens; undefined when the server names no viewer. */
  ownerId: string | undefined;
}

/** The steps of a refresh: `waiting`, perhaps `checking`, `exchanging`, and one of the last four. */
export type RefreshState =
  | { name: 'idle' }
  /** Another tab may refresh. `sinceMs` is a time of the monotonic clock. */
  | { name: 'waiting'; staleToken: string; sinceMs: number }
  /** Another tab has refreshed, and its tokens may arrive a moment after its lock: tabs are separate processes. */
  | { name: 'checking'; staleToken: string; checksLeft: number }
  | { name: 'exchanging'; session: SessionData; refreshToken: string }
  /** The server has sent tokens for this session. */
  | { name: 'renewed'; session: SessionData; tokens: TokenData }
  /** The stored session has other tokens, or has ended. */
  | { name: 'superseded' }
  /** The session is over: refused by the server, given to another viewer, or replaced during the request. */
  | { name: 'ended'; reason: 'refused' | 'another_viewer' | 'replaced'; cause: unknown }
  /** All callers get the same error until this time of the monotonic clock. */
  | { name: 'failed'; untilMs: number };

/** An event of a refresh. `session` is the stored session after the event. */
export type RefreshEvent =
  | { name: 'requested'; staleToken: string }
  | { name: 'read'; session: SessionData | null }
  | { name: 'answered'; answer: RenewedTokens; session: SessionData | null }
  | { name: 'refused'; cause: unknown; session: SessionData | null }
  | { name: 'failed' };

/** A longer wait for the lock, in milliseconds, means that another tab held the lock. */
const longWaitMs = 20;
/** How often the storage is read while another tab's tokens are awaited. */
const maxChecks = 10;
/** The error of a failed refresh is reused for this time, in milliseconds. */
const failureReuseMs = 2_000;

type RunningState = Extract<RefreshState, { name: 'waiting' | 'checking' | 'exchanging' }>;
const isRunning = (state: RefreshState): state is RunningState =>
  state.name === 'waiting' || state.name === 'checking' || state.name === 'exchanging';

/**
 * Returns the state of a refresh after an event; the same object if the event changes nothing.
 * @param nowMs time of the monotonic clock
 */
export function getNextState(state: RefreshState, event: RefreshEvent, nowMs: number): RefreshState {
  if (event.name === 'requested') {
    const isShared = isRunning(state) || (state.name === 'failed' && nowMs < state.untilMs);
    return isShared ? state : { name: 'waiting', staleToken: event.staleToken, sinceMs: nowMs };
  }
  if (!isRunning(state)) return state;
  if (event.name === 'failed') return { name: 'failed', untilMs: nowMs + failureReuseMs };
  if (state.name === 'exchanging') return event.name === 'read' ? state : getStateAfterExchange(state, event);
  return event.name === 'read' ? getStateAfterRead(state, event.session, nowMs) : state;
}

function getStateAfterRead(
  state: Exclude<RunningState, { name: 'exchanging' }>,
  session: SessionData | null,
  nowMs: number,
): RefreshState {
  const { staleToken } = state;
  if (session?.token !== staleToken) return { name: 'superseded' };
  const hasWaited = state.name === 'waiting' && nowMs - state.sinceMs > longWaitMs;
  const checksLeft = state.name === 'checking' ? state.checksLeft - 1 : hasWaited ? maxChecks : 0;
  if (checksLeft > 0) return { name: 'checking', staleToken, checksLeft };
  const { refreshToken } = session.userTokenData;
  return refreshToken === null
    ? { name: 'ended', reason: 'refused', cause: new PortalError('refresh_token_failed', { retryable: false }) }
    : { name: 'exchanging', session, refreshToken };
}

function getStateAfterExchange(
  { session }: Extract<RefreshState, { name: 'exchanging' }>,
  event: Extract<RefreshEvent, { name: 'answered' | 'refused' }>,
): RefreshState {
  if (event.name === 'refused') {
    // A tab without locks may have refreshed first: its tokens are the valid ones.
    const isCurrent = event.session?.token === session.token;
    return isCurrent ? { name: 'ended', reason: 'refused', cause: event.cause } : { name: 'superseded' };
  }
  const { tokens, ownerId } = event.answer;
  if (ownerId === undefined || ownerId === session.user.id) return { name: 'renewed', session, tokens };
  return {
    name: 'ended',
    reason: event.session?.id === session.id ? 'another_viewer' : 'replaced',
    cause: new Error('a refresh was answered with the tokens of another viewer'),
  };
}
