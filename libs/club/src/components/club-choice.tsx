import { useQuery } from '@tanstack/react-query';
import { Crest, CutNote, EntityAction, EntityCard, SectionProblem } from '@touchline/content';
import {
  readReturnTo,
  useErrorText,
  useNotify,
  usePendingWrites,
  useViewer,
  useViewerActions,
  useWrite,
} from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { Button, EmptyState, IconCheck, IconTrophy, PageHead, Skeleton, Spinner } from '@touchline/ui-kit';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProfileChanges } from '@touchline/contract';
import { chooseClubMutation, removeClubMutation } from '../api/choose-club-mutation.ts';
import { type Club, isIdentity } from '../api/club.ts';
import type { clubsQuery } from '../api/clubs-query.ts';
import { type ClubView, useClubViews } from '../api/use-club-views.ts';
import type { ClubOptions } from '../options.ts';
import { postponedViewerAtom } from '../state/postponed-viewer-atom.ts';
import styles from './club-choice.module.css';

/**
 * @returns the profile changes for a chosen club; for leagues and categories they include `identity` and `identityItem`
 * (specification, section 3)
 */
function createClubProfile(club: Club): ProfileChanges {
  const { id: favoriteClubId } = club;
  if (!isIdentity(club)) return { favoriteClubId };
  return club.media_type === 'identity_item'
    ? { favoriteClubId, identity: club.mainCategories?.[0] ?? '', identityItem: favoriteClubId }
    : { favoriteClubId, identity: favoriteClubId, identityItem: '' };
}

/** @returns the profile changes that remove the club: an empty text deletes a field */
const createProfileWithoutClub = ({ view = 'team' }: ClubOptions): ProfileChanges =>
  view === 'team' ? { favoriteClubId: '' } : { favoriteClubId: '', identity: '', identityItem: '' };

/** Clubs in the skeleton: enough for a phone's screen. */
const skeletonKeys = Array.from({ length: 12 }, (_, index) => index);

const getCard = (club: ClubView) => ({
  picture: <Crest team={club} size={44} />,
  name: club.name,
  subtitle: club.parentTitle,
});

const getEntity = ({ kind, id, name }: ClubView) => ({ kind, id, name });

interface RemoveClubProps {
  viewer: string;
  club: string;
  options: ClubOptions;
  onRemoved: () => void;
}

/** Removes the viewer's club. The guard asks for a new one on the next visit only. */
function RemoveClub({ viewer, club, options, onRemoved }: RemoveClubProps) {
  const text = useText('club');
  const notify = useNotify();
  const write = useWrite();
  const errorText = useErrorText();
  const removeMutation = removeClubMutation(useViewerActions(), useTelemetry());
  const isRemoving = usePendingWrites(removeMutation).length > 0;
  const setPostponedViewer = useSetAtom(postponedViewerAtom);

  async function removeClub(): Promise<void> {
    // First stores that the viewer postpones the choice, because the guards run again when the club is removed.
    setPostponedViewer(viewer);
    const removeOutcome = await write(removeMutation, { id: club, changes: createProfileWithoutClub(options) });
    if (removeOutcome.kind === 'written') {
      notify('success', text('remove.done'));
      onRemoved();
    }
    if (removeOutcome.kind !== 'failed') return;
    setPostponedViewer(null);
    notify(
      'danger',
      removeOutcome.error.code === 'invalid_request' ? text('remove.failed') : errorText(removeOutcome.error),
    );
  }
  return (
    <Button variant="ghost" loading={isRemoving} onClick={() => void removeClub()}>
      {text('remove.action')}
    </Button>
  );
}

interface ClubChoiceProps {
  query: ReturnType<typeof clubsQuery>;
  options: ClubOptions;
  /** The page is a sign-up step, which has its own buttons to continue. */
  isSignUpStep?: boolean | undefined;
}

/**
 * List of clubs; a press saves the club. A viewer whom the guard redirected here returns to their page. If no club can
 * be loaded, they may continue without one. A viewer with a club may remove it.
 */
export function ClubChoice({ query, options, isSignUpStep = false }: ClubChoiceProps) {
  const text = useText('club');
  const toView = useClubViews();
  const telemetry = useTelemetry();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const viewer = useViewer();
  const viewerId = viewer?.id;
  const write = useWrite();
  const chooseMutation = chooseClubMutation(useViewerActions(), telemetry);
  const { data, error, refetch, isFetching } = useQuery({ ...query, refetchOnMount: true });
  const clubs = data?.entries;
  const chosenId = usePendingWrites(chooseMutation).at(-1)?.id;
  const setPostponedViewer = useSetAtom(postponedViewerAtom);
  const listRef = useRef<HTMLUListElement>(null);
  const currentClubId = chosenId ?? viewer?.favoriteClubId;
  // The guard redirects only viewers without a club; a viewer with a club came from the account.
  const wasRedirected = !isSignUpStep && Boolean(viewer && viewer.favoriteClubId === undefined);

  // A step of the sign-up may be skipped: guard 1 does not ask again until the page is left.
  useEffect(() => {
    if (isSignUpStep && viewerId !== undefined) setPostponedViewer(viewerId);
  }, [isSignUpStep, viewerId, setPostponedViewer]);

  async function chooseClub(club: Club): Promise<void> {
    if (chosenId !== undefined) return;
    const { id, name } = toView(club);
    const { kind } = await write(
      { ...chooseMutation, meta: { subject: name } },
      { id, changes: createClubProfile(club) },
    );
    if (kind !== 'written') return;
    if (wasRedirected) await navigate(readReturnTo(search), { replace: true });
    else if (!isSignUpStep) notify('success', text('saved'));
  }

  async function postponeAndReturn(): Promise<void> {
    setPostponedViewer(viewerId ?? null);
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
        <SectionProblem isWholePage isLoading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul ref={listRef} className={styles.clubs} aria-busy={clubs ? undefined : true}>
          {clubs
            ? clubs.map((club) => {
                const card = (
                  <EntityCard
                    {...getCard(toView(club))}
                    endIcon={club.id === chosenId ? <Spinner /> : club.id === currentClubId && <IconCheck />}
                    render={(props) => (
                      <button
                        type="button"
                        aria-pressed={club.id === currentClubId}
                        aria-busy={club.id === chosenId}
                        onClick={() => void chooseClub(club)}
                        {...props}
                      />
                    )}
                  />
                );
                return (
                  <li key={club.id}>
                    {isSignUpStep ? card : <EntityAction {...getEntity(toView(club))}>{card}</EntityAction>}
                  </li>
                );
              })
            : skeletonKeys.map((index) => (
                <li key={index}>
                  <Skeleton blockSize="76px" radius="m" />
                </li>
              ))}
        </ul>
      )}
      {data?.isCut && <CutNote count={data.entries.length} />}
      {viewer?.favoriteClubId !== undefined && !isSignUpStep && (
        <div className={styles.later}>
          <RemoveClub
            viewer={viewer.id}
            club={viewer.favoriteClubId}
            options={options}
            // The button disappears with the club, so the focus moves to the first club.
            onRemoved={() => listRef.current?.querySelector('button')?.focus()}
          />
        </div>
      )}
      {isMissing && wasRedirected && (
        <div className={styles.later}>
          <Button onClick={() => void postponeAndReturn()}>{text('later')}</Button>
        </div>
      )}
    </div>
  );
}
