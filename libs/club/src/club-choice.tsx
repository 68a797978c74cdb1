import { useQuery } from '@tanstack/react-query';
import { useSession, useSessionState } from '@touchline/auth-session';
import { SectionProblem, TeamCard, type teamListQuery, useTeamViews } from '@touchline/content';
import { readReturnTo, useNotify, useWishes, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { Button, EmptyState, IconCheck, IconTrophy, PageHead, Skeleton, Spinner } from '@touchline/ui-kit';
import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { clubChoosing } from './club-choosing.ts';
import styles from './club-choice.module.css';
import { postponedAtom } from './postponed-atom.ts';

/** Clubs stand in for what is on its way; about a phone's screen. */
const places = Array.from({ length: 12 }, (_, index) => index);

/**
 * The clubs, of which the viewer presses theirs. A press keeps it at once; whoever was led here is led on to where they wanted to go. Where no
 * club is to be had, they may go on without one.
 */
export function ClubChoice({ query }: { query: ReturnType<typeof teamListQuery> }) {
  const text = useText('club');
  const toTeam = useTeamViews();
  const telemetry = useTelemetry();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { user } = useSessionState();
  const write = useWrite();
  const choosing = clubChoosing(useSession(), telemetry);
  const { data: clubs, error, refetch, isFetching } = useQuery({ ...query, refetchOnMount: true });
  const chosen = useWishes(choosing).at(-1)?.id;
  const postpone = useSetAtom(postponedAtom);
  const current = chosen ?? user?.favoriteClubId;
  // Whoever has a club came by themselves, from the account.
  const wasLed = user !== null && user.favoriteClubId === undefined;

  async function choose(id: string, name: string): Promise<void> {
    if (chosen !== undefined) return;
    const { kind } = await write({ ...choosing, meta: { subject: name } }, { id });
    if (kind !== 'written') return;
    if (wasLed) await navigate(readReturnTo(search), { replace: true });
    else notify('success', text('saved'));
  }

  async function goOn(): Promise<void> {
    postpone(true);
    await navigate(readReturnTo(search), { replace: true });
  }
  const isMissing = clubs ? clubs.length === 0 : error !== null;

  return (
    <div className={styles.page}>
      <PageHead title={text('title')} lead={text('lead')} />
      {clubs?.length === 0 && (
        <div className={styles.inset}>
          <EmptyState level={2} icon={<IconTrophy size="l" />} heading={text('emptyTitle')}>
            {text('emptyText')}
          </EmptyState>
        </div>
      )}
      {error && !clubs ? (
        <SectionProblem wide busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.clubs} aria-busy={clubs ? undefined : true}>
          {clubs
            ? clubs.map((club) => (
                <li key={club.id}>
                  <TeamCard
                    team={toTeam(club)}
                    end={club.id === chosen ? <Spinner /> : club.id === current && <IconCheck />}
                    render={(card) => (
                      <button
                        type="button"
                        aria-pressed={club.id === current}
                        aria-busy={club.id === chosen}
                        onClick={() => void choose(club.id, toTeam(club).name)}
                        {...card}
                      />
                    )}
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
      {isMissing && wasLed && (
        <div className={styles.later}>
          <Button onClick={() => void goOn()}>{text('later')}</Button>
        </div>
      )}
    </div>
  );
}
