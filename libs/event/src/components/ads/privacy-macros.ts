import { storedValue } from '@touchline/feature-kit/storage';

/** Whether the visitor has agreed to analytics. The feature with the question stores the answer. */
const hasAgreed = storedValue({
  name: 'consent',
  scope: 'browser',
  parse: (rawValue) =>
    typeof rawValue === 'object' && rawValue !== null && 'answer' in rawValue && rawValue.answer === 'granted',
  empty: false,
  maxBytes: 1_000,
});

/** Whether the browser asks sites not to track (Global Privacy Control or the older Do Not Track). */
const forbidsTracking = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/**
 * Values of VAST's macros about the visitor's privacy (VAST 4.2, section 6.4). The portal has no consent text of the
 * IAB, so GDPRCONSENT stays unknown.
 * @param isConsentRequired whether the customer measures only after consent
 */
export const createPrivacyMacros = (isConsentRequired: boolean): Record<string, string> => ({
  LIMITADTRACKING: forbidsTracking() || (isConsentRequired && !hasAgreed.get()) ? '1' : '0',
  ...(isConsentRequired && { REGULATIONS: 'gdpr' }),
});
