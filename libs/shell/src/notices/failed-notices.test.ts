import { expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

vi.mock('@touchline/ui-kit/toast', () => {
  throw new Error('blocked');
});

test('toasts that cannot be shown expire at once and are logged once, and `notify` does not reject', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const notices = createNotices();
  for (const noticeText of ['Saved', 'Shared']) await notices.notify('success', noticeText);
  const onExpire = vi.fn();
  await notices.notify('success', 'Deleted', { label: 'Undo', onPress: vi.fn(), onExpire });
  expect(onExpire).toHaveBeenCalledOnce();
  expect(consoleError.mock.calls.map(([message]: unknown[]) => message)).toEqual(['Failed to setup toast containers!']);
  expect(notices.toaster()).toBeNull();
});

test('the last three toasts are available before the toaster’s code has loaded', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const notices = createNotices();
  for (const noticeText of ['Saved', 'Shared', 'Sent']) notices.notify('success', noticeText);
  notices.notify('danger', 'Not sent');
  expect(notices.recent().map(({ kind, text }) => [kind, text])).toEqual([
    ['success', 'Shared'],
    ['success', 'Sent'],
    ['danger', 'Not sent'],
  ]);
});
