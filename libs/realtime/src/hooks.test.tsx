// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventRoomListener, Realtime, RealtimeStatus } from './realtime.ts';
import { RealtimeProvider } from './realtime-context.ts';
import { useEventRoom } from './use-event-room.ts';
import { useReconnecting } from './use-realtime-status.ts';

/** A realtime without a network: notes who is in which room, and has the status it is given. */
function stage() {
  const rooms: [string, EventRoomListener][] = [];
  const listeners = new Set<() => void>();
  let status: RealtimeStatus = { state: 'online', since: 0 };
  const realtime: Realtime = {
    joinEvent(eventId, listener) {
      const entry: [string, EventRoomListener] = [eventId, listener];
      rooms.push(entry);
      return () => void rooms.splice(rooms.indexOf(entry), 1);
    },
    joinUser: () => () => {},
    status: () => status,
    onStatus(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {},
  };
  const set = (next: RealtimeStatus): void => {
    status = next;
    for (const listener of listeners) listener();
  };
  const wrap = (children: ReactNode): ReactElement => (
    <StrictMode>
      <RealtimeProvider value={realtime}>{children}</RealtimeProvider>
    </StrictMode>
  );
  return { rooms, set, wrap };
}

function Follower({ id, onChange }: { id: string | undefined; onChange: () => void }): null {
  useEventRoom(id, { onChange, onUrlChange: () => {}, onResync: () => {} });
  return null;
}

const Badge = (): ReactElement => <p>{useReconnecting(10_000) ? 'reconnecting' : 'fine'}</p>;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useEventRoom', () => {
  it('follows one room at a time, none without an id, and none after it is gone', () => {
    const { rooms, wrap } = stage();
    const ids = () => rooms.map(([id]) => id);
    const view = render(wrap(<Follower id="7" onChange={() => {}} />));
    expect(ids()).toEqual(['7']);
    view.rerender(wrap(<Follower id="8" onChange={() => {}} />));
    expect(ids()).toEqual(['8']);
    view.rerender(wrap(<Follower id={undefined} onChange={() => {}} />));
    expect(ids()).toEqual([]);
    view.rerender(wrap(<Follower id="9" onChange={() => {}} />));
    view.unmount();
    expect(ids()).toEqual([]);
  });

  it('stays in its room when only the listener changes, and calls the latest', () => {
    const { rooms, wrap } = stage();
    const [first, second] = [vi.fn(), vi.fn()];
    const view = render(wrap(<Follower id="7" onChange={first} />));
    const [entry] = rooms;
    view.rerender(wrap(<Follower id="7" onChange={second} />));
    expect(rooms[0]).toBe(entry);
    entry?.[1].onChange({});
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('does nothing without a provider', () => {
    expect(() => render(<Follower id="7" onChange={() => {}} />)).not.toThrow();
  });
});

describe('useReconnecting', () => {
  it('does not trouble the viewer with a short loss', () => {
    const { set, wrap } = stage();
    const { container } = render(wrap(<Badge />));
    act(() => set({ state: 'offline', since: 0 }));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(container.textContent).toBe('fine');
    act(() => set({ state: 'online', since: 5_000 }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(container.textContent).toBe('fine');
  });

  it('tells of a long one, and of its end at once', () => {
    const { set, wrap } = stage();
    const { container } = render(wrap(<Badge />));
    act(() => set({ state: 'offline', since: 0 }));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(container.textContent).toBe('reconnecting');
    act(() => set({ state: 'online', since: 12_000 }));
    expect(container.textContent).toBe('fine');
  });
});
