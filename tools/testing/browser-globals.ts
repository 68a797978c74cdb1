/**
 * Setup for tests with a DOM. Adds Node's versions of the APIs that jsdom lacks, and allows the waits of a busy
 * machine.
 */
import { webcrypto } from 'node:crypto';
import { performance as node } from 'node:perf_hooks';
import { configure } from '@testing-library/react';
import * as react from 'react';

// A lazy component may need more than the default second while other tests run.
configure({ asyncUtilTimeout: 10_000 });

if (typeof window !== 'undefined' && !('subtle' in window.crypto)) {
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
}
if (!('getEntriesByType' in performance)) {
  Object.defineProperty(performance, 'getEntriesByType', {
    value: node.getEntriesByType.bind(node),
    configurable: true,
    writable: true,
  });
}

// React records a stack for each new element, up to a limit, which takes a seventh of these tests' time. No test reads
// a stack.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
