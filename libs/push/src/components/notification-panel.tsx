import { useText } from '@touchline/i18n';
import { type DemandedProps, Skeleton } from '@touchline/ui-kit';
import { Popover } from '@touchline/ui-kit/popover';
import { Suspense } from 'react';
import type { PushOptions } from '../options.ts';
import { getPagePush } from '../state/get-page-push.ts';
import { NotificationContent } from './notification-content.tsx';

/** The panel behind the bell: explains notifications and turns them on or off. Opening it loads the provider. */
export function NotificationPanel({ options, trigger, defaultOpen }: DemandedProps & { options: PushOptions }) {
  const text = useText('push');
  return (
    <Popover trigger={trigger} label={text('everywhere.bell')} defaultOpen={defaultOpen} align="end">
      <Suspense fallback={<Skeleton blockSize="96px" radius="m" />}>
        <NotificationContent push={getPagePush(options)} />
      </Suspense>
    </Popover>
  );
}
