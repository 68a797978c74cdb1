import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../testing/with-providers.tsx';
import { LoadMore } from './load-more.tsx';

/** Reports at once that the end of the list is on screen, as for a list of empty pages. */
class AlwaysIntersectingObserver {
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  observe(): void {
    queueMicrotask(() => this.#notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
  }
  disconnect(): void {}
}

/** A list whose responses take 25 ms of the fake clock. */
function GrowingEventList({ onLoadMore }: { onLoadMore: () => void }) {
  const [pageCount, setPageCount] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  function loadMore(): void {
    onLoadMore();
    setIsBusy(true);
    // oxlint-disable-next-line no-restricted-globals -- the test's fake clock delivers this answer
    setTimeout(() => {
      setPageCount(pageCount + 1);
      setIsBusy(false);
    }, 25);
  }
  return (
    <LoadMore
      list={{
        views: [],
        isLoading: isBusy,
        hasMore: true,
        hasMoreFailed: false,
        loadMore,
      }}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function advanceTime(durationMs: number): Promise<void> {
  for (let remainingMs = durationMs; remainingMs > 0; remainingMs -= 10)
    await act(() => vi.advanceTimersByTimeAsync(10));
}

test('a list whose end stays near the window loads at most two empty pages a second', async () => {
  const onLoadMore = vi.fn();
  render(
    <Providers>
      <GrowingEventList onLoadMore={onLoadMore} />
    </Providers>,
  );
  // The first view ends two seconds after the page's load event.
  await advanceTime(2_000);
  onLoadMore.mockClear();
  await advanceTime(2_900);
  expect(onLoadMore.mock.calls.length).toBeGreaterThan(3);
  expect(onLoadMore.mock.calls.length).toBeLessThanOrEqual(6);
});
