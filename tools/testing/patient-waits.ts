/** Set up for all tests: `vi.waitFor` gives up after a second by itself, and a busy machine needs longer to meet a condition. */
import { vi } from 'vitest';

const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: 10_000 }) => waitFor(callback, options);
