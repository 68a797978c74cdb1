/** Set up for tests whose files share a process: what one has put in the place of clocks, globals and methods does not meet the next. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
