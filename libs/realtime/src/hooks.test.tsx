// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RealtimeProvider } from './realtime-context.ts';
import { fakeRealtime } from './testing/fake-realtime.ts';
import { useEventRoom } from './use-event-room.ts';
import { useReconnecting } from './use-realtime-status.ts';

function stage() {
  const realtime = fakeRealtime();
  const wrap = (children: ReactNode): ReactElement => (
    <StrictMode>
      <RealtimeProvider value={realtime}>{children}</RealtimeProvider>
    </StrictMode>
  );
  return { realtime, wrap };
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
  it('follows one room at a time, and leaves it without an id or when it unmounts', () => {
    const { realtime, wrap } = stage();
    const ids = realtime.rooms;
    const view = render(wrap(<Follower id="7" onMissed={() => {}} />));
    expect(ids()).toEqual(['7']);
    view.rerender(wrap(<Follower id="8" onMissed={() => {}} />));
    expect(ids()).toEqual(['8']);
    view.rerender(wrap(<Follower id={undefined} onMissed={() => {}} />));
    expect(ids()).toEqual([]);
    view.rerender(wrap(<Follower id="9" onMissed={() => {}} />));
    view.unmount();
    expect(ids()).toEqual([]);
  });

  it('stays in its room when its callback changes, and calls the latest', () => {
    const { realtime, wrap } = stage();
    const join = vi.spyOn(realtime, 'joinEvent');
    const [first, second] = [vi.fn(), vi.fn()];
    const view = render(wrap(<Follower id="7" onMissed={first} />));
    const joined = join.mock.calls.length;
    view.rerender(wrap(<Follower id="7" onMissed={second} />));
    expect(join).toHaveBeenCalledTimes(joined);
    realtime.miss('7');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('renders without a provider', () => {
    expect(() => render(<Follower id="7" onMissed={() => {}} />)).not.toThrow();
  });
});

describe('useReconnecting', () => {
  it('hides a short loss from the viewer', () => {
    const { realtime, wrap } = stage();
    const { container } = render(wrap(<Badge />));
    act(() => realtime.become('offline'));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(container.textContent).toBe('fine');
    act(() => realtime.become('online'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(container.textContent).toBe('fine');
  });

  it('reports a long loss, and its end at once', () => {
    const { realtime, wrap } = stage();
    const { container } = render(wrap(<Badge />));
    act(() => realtime.become('offline'));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(container.textContent).toBe('reconnecting');
    act(() => realtime.become('online'));
    expect(container.textContent).toBe('fine');
  });
});
