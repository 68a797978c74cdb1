import { afterEach, expect, test, vi } from 'vitest';
import { mountWallet } from './mount-wallet.ts';

afterEach(() => vi.useRealTimers());

test('a wallet that is not there after three seconds is removed, so that it moves no card fields', async () => {
  vi.useFakeTimers();
  const wallet = {
    mount: () => new Promise<boolean>(() => undefined),
    tokenize: async () => ({ token: 'tok' }),
    destroy: vi.fn(),
  };
  const options = { locale: 'en', theme: 'dark', text: String, onPress: () => undefined } as const;
  const mountPromise = mountWallet(wallet, document.body, options);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await mountPromise).toBe(false);
  expect(wallet.destroy).toHaveBeenCalledOnce();
});
