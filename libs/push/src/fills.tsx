import { fill, headerTools, type SlotFill } from '@touchline/feature-kit';
import type { PushOptions } from './options.ts';

/**
 * The bell in the header, only for a customer with an app id.
 * @returns the fills; empty without an app id
 */
export function createFills(options: PushOptions): SlotFill[] {
  if (options.appId === undefined && options.ownDomainAppId === undefined) return [];
  return [
    fill(
      headerTools,
      async () => {
        const { NotificationButton } = await import('./button/notification-button.shell.tsx');
        return () => <NotificationButton options={options} />;
      },
      // 50 places the bell before the account button.
      50,
    ),
  ];
}
