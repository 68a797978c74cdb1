/** The options of Google Analytics; customer.json has none under the feature's own key. */
export interface AnalyticsOptions {
  measurementId?: string | undefined;
  consentRequired?: boolean | undefined;
  /** Origin of a test server that replaces Google. */
  standIn?: string | undefined;
}
