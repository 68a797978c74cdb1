import { useQuery } from '@tanstack/react-query';
import { accountFrame, definePage, type PageModule, Slot, useViewer, useViewerActions } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { CalendarPanel } from './calendar-panel.tsx';
import type { FollowingOptions } from '../../options.ts';
import { RemountPerViewer } from '../../components/remount-per-viewer.tsx';
import { getSettingsTitleKey } from '../../settings-path.ts';
import { AlertsList } from './alerts-list.tsx';
import styles from './alerts.module.css';

/** The settings of calendar and alerts, which reach the viewer outside of the portal. */
export function Settings({ options }: { options: FollowingOptions }) {
  const text = useText('following');
  const { reloadProfile } = useViewerActions();
  const viewer = useViewer();
  // Another device may have changed the profile. If the reload fails, the page shows the cached profile.
  const { isPending } = useQuery({
    queryKey: ['following', 'profile', viewer?.id],
    queryFn: () => reloadProfile(),
    enabled: Boolean(viewer),
    retry: false,
    meta: { personal: 'own' },
    gcTime: 0,
  });
  return (
    <>
      <h1 className={styles.title}>{text(getSettingsTitleKey(options))}</h1>
      {options.calendar !== false && (
        <RemountPerViewer>
          <CalendarPanel />
        </RemountPerViewer>
      )}
      {/* With `identity_item` no teams can be followed, so there are no alerts. */}
      {options.view === 'team' && <AlertsList options={options} isWaiting={isPending} />}
    </>
  );
}

/** /account/following */
export const settingsPage = (options: FollowingOptions): PageModule =>
  definePage({
    Page: () => <Slot of={accountFrame} props={{ children: <Settings options={options} /> }} />,
    meta: ({ texts }) => ({ title: texts('following')(getSettingsTitleKey(options)), noIndex: true }),
  });
