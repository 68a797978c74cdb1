import { useErrorText, useNotify, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconBell, IconBellRing, IconButton, OnDemand } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import type { PushOptions } from '../options.ts';
import styles from './notification-button.module.css';
import { useCanShowPush, usePushState } from './use-push-state.ts';

const PushSync = lazy(async () => ({ default: (await import('../state/push-sync.tsx')).PushSync }));

/**
 * The header's bell. The server's HTML reserves space for it, so that the header does not move when the bell appears. A
 * server on a local host without a stand-in reserves no space.
 */
export function NotificationButton({ options }: { options: PushOptions }) {
  const state = usePushState();
  const canShow = useCanShowPush();
  const { isLocal } = useSite();
  if (isLocal && options.standIn === undefined) return null;
  return (
    <div className={styles.place}>
      {state !== 'off' && <BellButton options={options} isOn={state === 'on'} />}
      {canShow && (
        <Suspense>
          <PushSync options={options} />
        </Suspense>
      )}
    </div>
  );
}

function BellButton({ options, isOn }: { options: PushOptions; isOn: boolean }) {
  const text = useText('push');
  const notify = useNotify();
  const errorText = useErrorText();
  return (
    <OnDemand
      trigger={
        <IconButton label={text(isOn ? 'everywhere.bellOn' : 'everywhere.bell')} aria-haspopup="dialog">
          {isOn ? <IconBellRing /> : <IconBell />}
        </IconButton>
      }
      load={async () => {
        const { NotificationPanel } = await import('./notification-panel.tsx');
        return (panelProps) => <NotificationPanel options={options} {...panelProps} />;
      }}
      onError={(error) => notify('danger', errorText(error))}
    />
  );
}

/** The content of the slot `headerTools`, with the customer's options. */
export const createNotificationButton = (options: PushOptions) => () => <NotificationButton options={options} />;
