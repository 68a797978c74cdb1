import { fill, headerTools, type SlotFill } from '@touchline/feature-kit';
import type { PushOptions } from './options.ts';

/** What this feature shows in pages of others. */
export const fills = (options: PushOptions): SlotFill[] => [
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
