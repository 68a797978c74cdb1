import { pageKey } from '@touchline/feature-kit/marks';

/** Whether the visitor has agreed to be measured. The feature that asks has stored the answer. */
function hasAgreed(): boolean {
  try {
    return localStorage.getItem(pageKey('consent'))?.includes('"answer":"granted"') ?? false;
  } catch {
    return false;
  }
}

/** Whether the browser asks sites not to track (Global Privacy Control, and its forerunner). */
const forbidsTracking = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/**
 * Values of VAST's macros about the visitor's privacy (VAST 4.2, section 6.4). The portal has no consent text of the IAB,
 * so GDPRCONSENT stays unknown.
 * @param consentRequired whether the customer measures only after consent
 */
export const privacyMacros = (consentRequired: boolean): Record<string, string> => ({
  LIMITADTRACKING: forbidsTracking() || (consentRequired && !hasAgreed()) ? '1' : '0',
  ...(consentRequired && { REGULATIONS: 'gdpr' }),
});
