import { definePage, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useMember } from '../../state/use-member.ts';
import { SelectedSkeleton } from './selected-list.tsx';
import { SelectedPage } from './selected-page.tsx';
import { Watchlist } from './watchlist.tsx';

function Page() {
  const text = useText('account');
  const user = useMember();
  return (
    <SelectedPage kind="videos">
      {user ? <Watchlist key={user.id} viewer={user.id} /> : <SelectedSkeleton label={text('selected.videos.title')} />}
    </SelectedPage>
  );
}

/** /selected/videos: the viewer's watchlist. */
export const watchlistPage = (): PageModule =>
  definePage({
    Page,
    meta: ({ texts }) => ({ title: texts('account')('selected.videos.title'), noIndex: true }),
  });
