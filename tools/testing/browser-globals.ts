/** Set up for tests with a DOM: what every browser has and jsdom's window lacks is Node's own. */
import { webcrypto } from 'node:crypto';
import { performance as node } from 'node:perf_hooks';

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
