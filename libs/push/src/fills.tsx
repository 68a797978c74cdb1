import { fill, headerTools, type SlotFill } from '@touchline/feature-kit';
import type { PushOptions } from './options.ts';

/** What this feature shows in pages of others: nothing, and no room for it, where the customer has no app with the provider. */
export function fills(options: PushOptions): SlotFill[] {
  if (options.appId === undefined && options.ownDomainAppId === undefined) return [];
  return [
    fill(
      headerTools,
      async () => {
        const { NotificationButton } = await import('./button/notification-button.shell.tsx');
        return () => <NotificationButton options={options} />;
      },
      // Before the account, which is last.
      50,
    ),
  ];
}
