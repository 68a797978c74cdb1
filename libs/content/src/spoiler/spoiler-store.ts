import { setDocumentFlag } from '@touchline/feature-kit/marks';
import { storedValue } from '@touchline/feature-kit/storage';

/**
 * The script in the head reads this key and sets an attribute on the document before the first paint. Styles then
 * hide digits until hydration.
 */
const choice = storedValue({
  name: 'spoiler-free',
  scope: 'browser',
  parse: (rawValue) => typeof rawValue === 'object' && rawValue !== null && 'v' in rawValue && rawValue.v === 1,
  format: (isOn) => (isOn ? '{"v":1}' : ''),
  empty: false,
  maxBytes: 100,
});

const syncDocumentFlag = (): void => setDocumentFlag('spoilerFree', choice.get());

/**
 * The script in the head sets the attribute for any stored value. An invalid value would hide scores without a button
 * to show them, so the attribute is corrected here.
 */
let syncFlag = (): void => {
  syncFlag = () => undefined;
  syncDocumentFlag();
  choice.subscribe(syncDocumentFlag);
};

/** The viewer's choice to hide scores: off by default, stored in this browser, the same in all tabs. */
export const spoilerStore = {
  get: choice.get,
  set(next: boolean): void {
    syncFlag();
    choice.set(next);
  },
  subscribe(listener: () => void): () => void {
    syncFlag();
    return choice.subscribe(listener);
  },
};
