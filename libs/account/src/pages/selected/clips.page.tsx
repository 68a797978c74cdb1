import { definePage, type PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useMember } from '../../state/use-member.ts';
import { PersonalClips } from './personal-clips.tsx';
import { SelectedSkeleton } from './selected-list.tsx';
import { SelectedPage } from './selected-page.tsx';

function Page() {
  const text = useText('account');
  const user = useMember();
  return (
    <SelectedPage kind="clips">
      {user ? (
        <PersonalClips key={user.id} viewer={user.id} />
      ) : (
        <SelectedSkeleton label={text('selected.clips.title')} />
      )}
    </SelectedPage>
  );
}

/** /selected/clips: the viewer's own clips from matches. */
export const clipsPage = (): PageModule =>
  definePage({
    Page,
    meta: ({ texts }) => ({ title: texts('account')('selected.clips.title'), noIndex: true }),
  });
