/** Set-up for test files that share a process: restores the clocks, globals and methods that a file has replaced. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
