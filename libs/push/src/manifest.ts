import { defineManifest, fill, headerTools } from '@touchline/feature-kit/manifest';
import { z } from 'zod';
import type { PushOptions } from './options.ts';
import { providerOrigin, workerPath } from './worker/worker-place.ts';
import { createWorkerScript } from './worker/worker-script.ts';

const appId = 'app_config.app_id_oneSignal';
const ownDomainAppId = 'app_config.app_id_oneSignal_custom_domain_prod';

/** Without an app a browser cannot subscribe. */
const hasApp = (customer: PushOptions): boolean =>
  customer.appId !== undefined || customer.ownDomainAppId !== undefined;

/**
 * Notifications: the feature of a portal whose customer.json has the key `push`, or `enable_notifications_oneSignal`.
 */
export const manifest = defineManifest<PushOptions>({
  id: 'push',
  options: z.strictObject({}).meta({ description: 'Notifications through OneSignal; needs an app id in app_config' }),
  // Analytics and other features may read these values, too (specification, section 1).
  customerValues: { appId, ownDomainAppId, ownDomain: 'custom_domain_url' },
  requiresOneOf: [appId, ownDomainAppId],
  // The feature's old key.
  enabledBy: 'enable_notifications_oneSignal',
  // The provider's script and its calls, also from its service worker.
  csp: (customer) =>
    hasApp(customer)
      ? { script: [`${providerOrigin}/sdks/web/v16/`], connect: ['https://api.onesignal.com', 'https://onesignal.com'] }
      : {},
  // The provider's service worker, which the portal's own host must serve. The edge serves it under a separate policy.
  // With `--stand-in`, the worker imports from the stand-in.
  files: () => ({ [workerPath]: createWorkerScript() }),
  workers: { [workerPath]: providerOrigin },
  fills: (customer) =>
    hasApp(customer)
      ? [
          fill(
            headerTools,
            async () => (await import('./components/notification-button.shell.tsx')).createNotificationButton(customer),
            // 50 places the bell before the account button.
            50,
          ),
        ]
      : [],
  start: async (customer) => (await import('./state/start-push.ts')).startPush(customer),
});
