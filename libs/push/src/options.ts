import { z } from 'zod';
import { workerScript } from './worker/worker-script.ts';
import { vendor, workerPath } from './worker/worker-place.ts';

/** What a customer decides about push: that there is a notification button. */
export const options = z.strictObject({}).meta({ description: 'Notifications, by OneSignal' });

/** Values of customer.json that analytics and others may read, too (specification, section 1). */
export const reads = {
  appId: 'app_config.app_id_oneSignal',
  ownDomainAppId: 'app_config.app_id_oneSignal_custom_domain_prod',
  ownDomain: 'custom_domain_url',
};

/** Without an app there is nobody to subscribe to. */
export const wants = [reads.appId, reads.ownDomainAppId];

/** Its old name in customer.json. */
export const onBy = 'enable_notifications_oneSignal';

/** Its options, with what it reads. */
export interface PushOptions {
  /** App id of OneSignal; without one, and without the other, nothing is loaded and there is no button. */
  appId?: string | undefined;
  /** In its place on the host of `ownDomain`. */
  ownDomainAppId?: string | undefined;
  ownDomain?: string | undefined;
  /** Where a stand-in answers in the provider's place: the edge's to name (`--stand-in push=…`). */
  standIn?: string | undefined;
}

/** Where the provider's script comes from and whom it calls (its service worker, too). Without an app nothing of it is loaded, and nobody is let in for it. */
export const csp = ({ appId, ownDomainAppId }: Pick<PushOptions, 'appId' | 'ownDomainAppId'>) =>
  appId === undefined && ownDomainAppId === undefined
    ? {}
    : { script: [`${vendor}/sdks/web/v16/`], connect: ['https://api.onesignal.com', 'https://onesignal.com'] };

/** Its service worker, which must come from the portal's own host. */
export const files = () => ({ [workerPath]: workerScript() });

/** An edge sends it under a policy of its own, and has it import from a stand-in where one answers. */
export const workers = { [workerPath]: vendor };
