// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RealtimeProvider, useEventRoom } from './realtime-context.ts';
import { fakeRealtime } from './testing/fake-realtime.ts';
import { useReconnecting } from './use-realtime-status.ts';

function createHookWorld() {
  const realtime = fakeRealtime();
  const wrapInProviders = (children: ReactNode): ReactElement => (
    <StrictMode>
      <RealtimeProvider value={realtime}>{children}</RealtimeProvider>
    </StrictMode>
  );
  return { realtime, wrapInProviders };
}

function Follower({ id, onMissed }: { id: string | undefined; onMissed: () => void }): null {
  useEventRoom(id, onMissed);
  return null;
}

const Badge = (): ReactElement => <p>{useReconnecting(10_000) ? 'reconnecting' : 'fine'}</p>;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useEventRoom', () => {
  it('useEventRoom joins one room at a time, and leaves it without an id or when it unmounts', () => {
    const { realtime, wrapInProviders } = createHookWorld();
    const ids = realtime.rooms;
    const view = render(wrapInProviders(<Follower id="7" onMissed={() => {}} />));
    expect(ids()).toEqual(['7']);
    view.rerender(wrapInProviders(<Follower id="8" onMissed={() => {}} />));
    expect(ids()).toEqual(['8']);
    view.rerender(wrapInProviders(<Follower id={undefined} onMissed={() => {}} />));
    expect(ids()).toEqual([]);
    view.rerender(wrapInProviders(<Follower id="9" onMissed={() => {}} />));
    view.unmount();
    expect(ids()).toEqual([]);
  });

  it('useEventRoom stays in its room when its callback changes, and calls the latest callback', () => {
    const { realtime, wrapInProviders } = createHookWorld();
    const join = vi.spyOn(realtime, 'joinEvent');
    const [firstListener, secondListener] = [vi.fn(), vi.fn()];
    const view = render(wrapInProviders(<Follower id="7" onMissed={firstListener} />));
    const joinCount = join.mock.calls.length;
    view.rerender(wrapInProviders(<Follower id="7" onMissed={secondListener} />));
    expect(join).toHaveBeenCalledTimes(joinCount);
    realtime.miss('7');
    expect([firstListener.mock.calls.length, secondListener.mock.calls.length]).toEqual([0, 1]);
  });

  it('useEventRoom renders without a provider', () => {
    expect(() => render(<Follower id="7" onMissed={() => {}} />)).not.toThrow();
  });
});

describe('useReconnecting', () => {
  it('useReconnecting stays false during a loss of the connection for 5 s', () => {
    const { realtime, wrapInProviders } = createHookWorld();
    const { container } = render(wrapInProviders(<Badge />));
    act(() => realtime.setState('offline'));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(container.textContent).toBe('fine');
    act(() => realtime.setState('online'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(container.textContent).toBe('fine');
  });

  it('useReconnecting is true after 10 s without a connection, and false at once when it returns', () => {
    const { realtime, wrapInProviders } = createHookWorld();
    const { container } = render(wrapInProviders(<Badge />));
    act(() => realtime.setState('offline'));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(container.textContent).toBe('reconnecting');
    act(() => realtime.setState('online'));
    expect(container.textContent).toBe('fine');
  });
});
