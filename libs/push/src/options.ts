/** Values of customer.json for notifications; it has no options under the feature's own key. */
export interface PushOptions {
  /** App id of OneSignal. Without this id and `ownDomainAppId` the page shows no bell and loads no provider. */
  appId?: string | undefined;
  /** Replaces `appId` on the host of `ownDomain`. */
  ownDomainAppId?: string | undefined;
  ownDomain?: string | undefined;
  /** Origin of a stand-in for the provider; the edge sets it (`--stand-in push=…`). */
  standIn?: string | undefined;
}
