import { setDocumentFlag } from '@touchline/feature-kit/marks';
import { storedValue } from '@touchline/feature-kit/storage';

/**
 * The head's script marks the document for this key before the first paint, so that styles hide digits until
 * hydration.
 */
const choice = storedValue({
  name: 'spoiler-free',
  scope: 'browser',
  parse: (stored) => typeof stored === 'object' && stored !== null && 'v' in stored && stored.v === 1,
  format: (isOn) => (isOn ? '{"v":1}' : ''),
  empty: false,
  maxBytes: 100,
});

const syncDocumentFlag = (): void => setDocumentFlag('spoilerFree', choice.get());

/** The head's script accepts any stored value. A foreign value would hide scores without a button to show them. */
let followMark = (): void => {
  followMark = () => undefined;
  syncDocumentFlag();
  choice.subscribe(syncDocumentFlag);
};

/** The viewer's choice to hide scores: off by default, kept in this browser, the same in all its tabs. */
export const spoilerStore = {
  get: choice.get,
  set(next: boolean): void {
    followMark();
    choice.set(next);
  },
  subscribe(listener: () => void): () => void {
    followMark();
    return choice.subscribe(listener);
  },
};
