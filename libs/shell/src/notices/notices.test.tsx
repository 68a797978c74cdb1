// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { createNotices } from './notices.ts';
import { Toasts } from './toasts.tsx';

afterEach(cleanup);

test('the first toast is announced: it comes into a live region that was there before it', async () => {
  const notices = createNotices();
  render(
    <PageProviders now={0}>
      <Toasts notices={notices} />
    </PageProviders>,
  );
  let atFirst: string | null | undefined;
  const watch = new MutationObserver(() => (atFirst ??= document.querySelector('[aria-live=polite]')?.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  notices.notify('success', 'Saved');
  // Its code is loaded first, which takes as long as the machine is busy.
  const toast = await screen.findByText('Saved', {}, { timeout: 10_000 });
  watch.disconnect();
  expect(atFirst).toBe('');
  expect(screen.getByRole('region', { name: /Notifications/ }).contains(toast)).toBe(true);
});
