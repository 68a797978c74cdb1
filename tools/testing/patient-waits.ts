/** Set up for all tests: `vi.waitFor` fails after one second by default, which is too soon on a busy machine. */
import { vi } from 'vitest';

const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: 10_000 }) => waitFor(callback, options);
