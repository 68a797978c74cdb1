import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useNotify, useViewer, usePendingWrites, useWrite, isOffered } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconCalendar } from '@touchline/ui-kit';
import { lazy, Suspense, useState, useEffect, useRef } from 'react';
import { CalendarAddress } from './calendar-address.tsx';
import { createCalendarMutation, getCalendarQueryKey } from '../../api/create-calendar-mutation.ts';
import styles from './calendar-panel.module.css';
import { useFeedAddress } from '../../api/feed-address.ts';
import { SettingsPanel } from './settings-panel.tsx';

const RenewDialog = lazy(async () => ({ default: (await import('./renew-dialog.tsx')).RenewDialog }));

/**
 * The viewer's calendar: its address on request, links to calendar apps, and a button that replaces all earlier
 * addresses.
 */
export function CalendarPanel() {
  const text = useText('following');
  const viewer = useViewer();
  const addressMutation = createCalendarMutation(useApi());
  const write = useWrite();
  const notify = useNotify();
  const toAddress = useFeedAddress();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const announceRevoked = useRevoked(viewer?.id);
  const { data: givenAddress } = useQuery<string | null>({
    queryKey: getCalendarQueryKey(viewer?.id),
    queryFn: skipToken,
    gcTime: Infinity,
    meta: { personal: 'own' },
  });
  const pendingWrite = usePendingWrites(addressMutation).at(-1);
  const address = givenAddress == null ? undefined : toAddress(givenAddress);

  async function requestAddress(shouldRevoke: boolean): Promise<void> {
    if (!viewer) return;
    const { kind } = await write(addressMutation, { id: viewer.id, shouldRevoke });
    if (kind !== 'written' || !shouldRevoke) return;
    announceRevoked();
    notify('success', text('calendar.renewed'));
  }

  if (!isOffered('calendar')) return null;
  return (
    <SettingsPanel heading={text('calendar.title')} introduction={text('calendar.lead')}>
      {address !== undefined && <CalendarAddress key={address} address={address} />}
      <div className={styles.actions}>
        {address === undefined ? (
          <Button
            variant="brand"
            icon={<IconCalendar />}
            loading={pendingWrite?.shouldRevoke === false}
            onClick={() => void requestAddress(false)}
          >
            {text('calendar.get')}
          </Button>
        ) : (
          // Offered only next to a shown address. Without it, viewers could not distinguish the two buttons.
          <Button variant="outline" loading={pendingWrite?.shouldRevoke === true} onClick={() => setIsDialogOpen(true)}>
            {text('calendar.renew')}
          </Button>
        )}
      </div>
      <Suspense>
        {isDialogOpen && (
          <RenewDialog
            onClose={() => setIsDialogOpen(false)}
            onRenew={() => {
              setIsDialogOpen(false);
              void requestAddress(true);
            }}
          />
        )}
      </Suspense>
    </SettingsPanel>
  );
}

/**
 * Removes the shown address when another tab of the same viewer has revoked it.
 * @returns a function that notifies the other tabs that this tab has revoked it
 */
function useRevoked(viewer: string | undefined): () => void {
  const client = useQueryClient();
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    const openedChannel = openChannel();
    channel.current = openedChannel;
    openedChannel?.addEventListener('message', ({ data }) => {
      if (data === viewer) client.setQueryData(getCalendarQueryKey(viewer), null);
    });
    return () => openedChannel?.close();
  }, [client, viewer]);
  return () => channel.current?.postMessage(viewer);
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('touchline.calendar');
  } catch {
    // A browser that blocks storage for this origin may also block channels.
    return null;
  }
}
