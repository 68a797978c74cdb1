// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the first toast is announced, because its live region exists before it', async () => {
  const notices = createNotices();
  render(
    <PageProviders now={0}>
      <Toasts notices={notices} />
    </PageProviders>,
  );
  let firstAnnouncement: string | null | undefined;
  const liveRegionObserver = new MutationObserver(
    () => (firstAnnouncement ??= document.querySelector('[aria-live=polite]')?.textContent),
  );
  liveRegionObserver.observe(document.body, { childList: true, subtree: true });
  notices.notify('success', 'Saved');
  // The toaster's code loads first, which may take long on a busy machine.
  const toast = await screen.findByText('Saved', {}, { timeout: 10_000 });
  liveRegionObserver.disconnect();
  expect(firstAnnouncement).toBe('');
  expect(screen.getByRole('region', { name: /Notifications/ }).contains(toast)).toBe(true);
});

test('the toaster’s code loads early for a signed-in viewer, and not for a visitor', () => {
  vi.useFakeTimers();
  const renderPrepared = (viewer: Viewer | null) => {
    const notices = { ...createNotices(), prepare: vi.fn<() => void>() };
    render(
      <PageProviders now={0}>
        <ViewerProvider value={createViewerSession(viewer)}>
          <Toasts notices={notices} />
        </ViewerProvider>
      </PageProviders>,
    );
    const immediateCallCount = notices.prepare.mock.calls.length;
    vi.advanceTimersByTime(5_000);
    return [immediateCallCount, notices.prepare.mock.calls.length];
  };
  expect(renderPrepared({ id: 'u1' })).toEqual([0, 1]);
  expect(renderPrepared(null)).toEqual([0, 0]);
});
