import { storedValue } from '@touchline/feature-kit/storage';

/**
 * Whether the next video starts automatically when a video ends. On unless the viewer has turned it
 * off in this browser.
 */
export const autoplayNext = storedValue({
  name: 'next-by-itself',
  scope: 'browser',
  parse: (rawValue) => rawValue !== 'off',
  format: (isOn) => (isOn ? '' : 'off'),
  empty: true,
  maxBytes: 10,
});
