import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useSession, useSessionState } from '@touchline/auth-session';
import { SectionProblem, useContentSettings } from '@touchline/content';
import { readReturnTo, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { EmptyState, IconTrophy, PageHead, Skeleton } from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ClubButton } from './club-button.tsx';
import { clubsQuery } from './clubs-query.ts';
import styles from './club-choice.module.css';

/** Clubs stand in for what is on its way; about a phone's screen. */
const places = Array.from({ length: 12 }, (_, index) => index);

/** The clubs, of which the viewer presses his. A press keeps it at once and leads on to where he wanted to go. */
export function ClubChoice({ leagues }: { leagues: readonly string[] | undefined }) {
  const text = useText('club');
  const api = useApi();
  const { apiBase = '' } = useContentSettings();
  const telemetry = useTelemetry();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { user } = useSessionState();
  const { updateProfile } = useSession();
  const { data: clubs, error, refetch, isFetching } = useQuery({ ...clubsQuery(api, leagues), refetchOnMount: true });
  const [chosen, setChosen] = useState<string>();
  const underWay = useRef(false);
  const current = chosen ?? user?.favoriteClubId;

  async function choose(id: string): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setChosen(id);
    try {
      await updateProfile({ favoriteClubId: id });
      telemetry.event('profile_updated', {});
      await navigate(readReturnTo(search), { replace: true });
    } catch {
      setChosen(undefined);
      notify('danger', text('failed'));
    } finally {
      underWay.current = false;
    }
  }

  return (
    <div className={styles.page}>
      <PageHead title={text('title')} lead={text('lead')} />
      {clubs?.length === 0 && (
        <EmptyState level={2} icon={<IconTrophy size="l" />} heading={text('emptyTitle')}>
          {text('emptyText')}
        </EmptyState>
      )}
      {error && !clubs ? (
        <SectionProblem wide busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.clubs} aria-busy={clubs ? undefined : true}>
          {clubs
            ? clubs.map((club) => (
                <li key={club.id}>
                  <ClubButton
                    club={club}
                    apiBase={apiBase}
                    chosen={club.id === current}
                    busy={club.id === chosen}
                    onChoose={() => void choose(club.id)}
                  />
                </li>
              ))
            : places.map((place) => (
                <li key={place}>
                  <Skeleton blockSize="76px" radius="m" />
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}
