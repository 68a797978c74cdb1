import { z } from 'zod';
import { createWorkerScript } from './worker/worker-script.ts';
import { providerOrigin, workerPath } from './worker/worker-place.ts';

/** The options that a customer sets: a notification button has no options. */
export const options = z
  .strictObject({})
  .meta({ description: 'Notifications through OneSignal; needs an app id in app_config' });

/** Keys of customer.json that analytics and other features may read, too (specification, section 1). */
export const reads = {
  appId: 'app_config.app_id_oneSignal',
  ownDomainAppId: 'app_config.app_id_oneSignal_custom_domain_prod',
  ownDomain: 'custom_domain_url',
};

/** Push needs one of these ids: without an app a browser cannot subscribe. */
export const wants = [reads.appId, reads.ownDomainAppId];

/** The feature's old key in customer.json. */
export const onBy = 'enable_notifications_oneSignal';

/** The customer's options, with the values of `reads`. */
export interface PushOptions {
  /** App id of OneSignal. Without this id and `ownDomainAppId` the page shows no bell and loads no provider. */
  appId?: string | undefined;
  /** Replaces `appId` on the host of `ownDomain`. */
  ownDomainAppId?: string | undefined;
  ownDomain?: string | undefined;
  /** Origin of a stand-in for the provider; the edge sets it (`--stand-in push=…`). */
  standIn?: string | undefined;
}

/** Hosts of the provider's script and of its calls, also from its service worker. Empty without an app id. */
export const csp = ({ appId, ownDomainAppId }: Pick<PushOptions, 'appId' | 'ownDomainAppId'>) =>
  appId === undefined && ownDomainAppId === undefined
    ? {}
    : { script: [`${providerOrigin}/sdks/web/v16/`], connect: ['https://api.onesignal.com', 'https://onesignal.com'] };

/** The provider's service worker, which the portal's own host must serve. */
export const files = () => ({ [workerPath]: createWorkerScript() });

/**
 * Service workers and their vendor. The edge serves each under a separate policy, and replaces the
 * vendor by a stand-in if a stand-in runs.
 */
export const workers = { [workerPath]: providerOrigin };
