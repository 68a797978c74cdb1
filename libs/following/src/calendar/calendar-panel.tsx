import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useNotify, useViewer, usePendingWrites, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconCalendar } from '@touchline/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { CalendarAddress } from './calendar-address.tsx';
import { createCalendarMutation, calendarQueryKey } from './create-calendar-mutation.ts';
import styles from './calendar-panel.module.css';
import { useFeedAddress } from './feed-address.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { useRevoked } from './use-revoked.ts';

const RenewDialog = lazy(async () => ({ default: (await import('./renew-dialog.tsx')).RenewDialog }));

/**
 * The viewer's calendar: its address on request, links into calendar apps, and a button that replaces all earlier
 * addresses.
 */
export function CalendarPanel() {
  const text = useText('following');
  const viewer = useViewer();
  const giving = createCalendarMutation(useApi());
  const write = useWrite();
  const notify = useNotify();
  const toAddress = useFeedAddress();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const announceRevoked = useRevoked(viewer?.id);
  const { data: given } = useQuery<string | null>({
    queryKey: calendarQueryKey(viewer?.id),
    queryFn: skipToken,
    gcTime: Infinity,
    meta: { personal: 'own' },
  });
  const inFlight = usePendingWrites(giving).at(-1);
  const address = given == null ? undefined : toAddress(given);

  async function give(revoke: boolean): Promise<void> {
    if (!viewer) return;
    const { kind } = await write(giving, { id: viewer.id, revoke });
    if (kind !== 'written' || !revoke) return;
    announceRevoked();
    notify('success', text('calendar.renewed'));
  }

  return (
    <SettingsPanel heading={text('calendar.title')} lead={text('calendar.lead')}>
      {address !== undefined && <CalendarAddress key={address} address={address} />}
      <div className={styles.actions}>
        {address === undefined ? (
          <Button
            variant="brand"
            icon={<IconCalendar />}
            loading={inFlight?.revoke === false}
            onClick={() => void give(false)}
          >
            {text('calendar.get')}
          </Button>
        ) : (
          // Offered only after the address is shown: before that, viewers could not distinguish the two buttons.
          <Button variant="outline" loading={inFlight?.revoke === true} onClick={() => setDialogOpen(true)}>
            {text('calendar.renew')}
          </Button>
        )}
      </div>
      <Suspense>
        {isDialogOpen && (
          <RenewDialog
            onClose={() => setDialogOpen(false)}
            onRenew={() => {
              setDialogOpen(false);
              void give(true);
            }}
          />
        )}
      </Suspense>
    </SettingsPanel>
  );
}
