import { useApi } from '@touchline/api-client';
import { eventSignIn, type EventView, getMatchTime, Masked, SectionProblem } from '@touchline/content';
import { Slot, useNotify, useWrite } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { type RemoteState, usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { Button, EmptyState, IconEye, IconPlus, IconStar, Skeleton } from '@touchline/ui-kit';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { MomentsSection } from '../moments-section.tsx';
import { VisitorOffer } from '../visitor-offer.tsx';
import type { Moment } from '../../api/moment.ts';
import { type MomentContext, saveMomentMutation } from '../../api/moment-writing.ts';
import { useMoments } from '../../api/use-moments.ts';
import { momentDraft } from '../../state/moment-draft.ts';
import type { Fields } from '../form/moment-fields.ts';
import type { Programme } from '../programme/programme.ts';
import { ShortOfTime } from '../programme/short-of-time.tsx';
import { useProgramme } from '../programme/use-programme.ts';
import { MomentList } from './moment-list.tsx';
import { useMomentMarkers } from './use-moment-markers.ts';
import { useWatchedMoments } from './use-watched-moments.ts';
import styles from '../key-moments.module.css';

/** Creates a private moment. @param start seconds on the player's timeline */
const createMoment = (start: number, period?: number, clockSeconds?: number): Moment => ({
  id: `new-${crypto.randomUUID()}`,
  title: undefined,
  subjectType: 'user',
  kind: undefined,
  global: false,
  start,
  end: undefined,
  period,
  shirt: undefined,
  team: undefined,
  playerId: undefined,
  assistId: undefined,
  clockSeconds,
});

/**
 * Creates a private moment at the player's position.
 * @returns undefined without a playing video
 */
export function createNewMoment(state: RemoteState | null, { clock }: Pick<EventView, 'clock'>): Moment | undefined {
  if (!state) return undefined;
  // The API has whole milliseconds.
  const start = Math.max(0, Math.round(state.position * 1000) / 1000);
  // The match clock is that of the live edge. Behind the edge `toMoments` derives the period.
  if (!clock || !state.live || !state.atLiveEdge) return createMoment(start);
  const { phase, seconds } = getMatchTime(clock, Date.now());
  return createMoment(start, clock.period, phase === 'play' && clock.sport ? Math.floor(seconds) : undefined);
}

const ProgrammeBar = lazy(async () => ({ default: (await import('../programme/programme-bar.tsx')).ProgrammeBar }));
const MomentForm = lazy(async () => ({ default: (await import('../form/moment-form.tsx')).MomentForm }));

/** Rows of the placeholder while the tags load. */
const skeletonRowCount = 5;

interface MatchMomentsProps {
  event: EventView;
  /** The viewer's id; null for a visitor. */
  viewer: string | null;
}

/** The moment in the open form: a new one, or a saved one. */
interface Draft {
  moment: Moment;
  isNew: boolean;
  /** The values of a save that an expired session has refused. */
  typedFields?: Fields;
}

/** The viewer's stored draft of a match; null without a draft, and if the list lacks the moment that it changes. */
function restoreDraft({ matchId, viewerId }: MomentContext, moments: readonly Moment[]): Draft | null {
  const stored = momentDraft.get();
  if (stored === null || stored.viewer !== viewerId || stored.matchId !== matchId) return null;
  const isNew = stored.momentId === undefined;
  const moment = isNew ? createMoment(0) : moments.find(({ id }) => id === stored.momentId);
  return moment ? { moment, isNew, typedFields: stored.fields } : null;
}

/** The moments of a match: the list, the markers on the seek bar, and for a signed-in viewer new moments. */
export function MatchMoments({ event, viewer: viewerId }: MatchMomentsProps) {
  const text = useText('moments');
  const formats = useFormats();
  const api = useApi();
  const write = useWrite();
  const notify = useNotify();
  const remote = usePlayerRemote();
  const hasPicture = useRemoteState((state) => state !== null);
  const momentContext: MomentContext = {
    matchId: event.id,
    viewerId,
    videoType: event.status === 'live' ? 'live' : 'vod',
  };
  const loadedMoments = useMoments(event, momentContext);
  const { moments: allMoments, hasFailed, isRefused, isBusy, retry, pendingIds, lostWriteById } = loadedMoments;
  const { moments, showLater } = useWatchedMoments(event, allMoments);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRestoring, setIsRestoring] = useState(true);
  if (isRestoring && allMoments) {
    setIsRestoring(false);
    setDraft(restoreDraft(momentContext, allMoments));
  }
  useEffect(() => {
    // The open form has the values now, so a later visit does not open it again.
    if (!isRestoring && viewerId !== null && momentDraft.get()?.matchId === event.id) momentDraft.set(null);
  }, [isRestoring, viewerId, event.id]);
  const { runningProgramme, startProgramme, ...programmeControl } = useProgramme();
  useMomentMarkers(event, moments);

  function retryWrite(id: string): void {
    const lostWrite = lostWriteById.get(id);
    if (lostWrite) save(lostWrite.moment, lostWrite.isNew);
  }

  /** @param typedFields the values of the form, which opens with them again after an expired session */
  function save(moment: Moment, isNew: boolean, typedFields?: Fields): void {
    setDraft(null);
    const subject = moment.title ?? text('untitled');
    void write(
      { ...saveMomentMutation(api, momentContext, text('untitled')), meta: { subject } },
      { id: moment.id, moment, isNew },
    ).then((outcome) => {
      if (viewerId === null || !typedFields) return;
      if (outcome.kind !== 'failed' || outcome.error.code !== 'expired_session_error') return;
      const momentId = isNew ? undefined : moment.id;
      momentDraft.set({ viewer: viewerId, matchId: event.id, momentId, fields: typedFields });
    });
  }

  const onMark = useEffectEvent(() => {
    const moment = createNewMoment(remote.state.get(), event);
    if (!moment || !moments) return;
    save(moment, true);
    notify('success', text('marked', { time: formats.duration(moment.start) }));
  });
  const canMark = viewerId !== null;
  // The player's list of shortcuts has the key T only while `mark` has a listener.
  useEffect(() => (canMark ? remote.on('mark', () => onMark()) : undefined), [remote, canMark]);

  function openForm(): void {
    const moment = createNewMoment(remote.state.get(), event);
    if (moment) setDraft({ moment, isNew: true });
  }

  function playProgramme(programme: Programme): void {
    startProgramme(programme);
    remote.reveal();
  }

  const isWaiting = !moments && !hasFailed;
  if (!canMark && isWaiting) return <div hidden aria-busy="true" />;
  if (!canMark && (isRefused || allMoments?.length === 0)) return <VisitorOffer event={event} />;
  return (
    <MomentsSection
      isBusy={isWaiting}
      toolbar={
        moments &&
        canMark && (
          <Button size="s" variant="ghost" icon={<IconPlus size="s" />} disabled={!hasPicture} onClick={openForm}>
            {text('add')}
          </Button>
        )
      }
    >
      {isWaiting && (
        <div className={styles.list}>
          {Array.from({ length: skeletonRowCount }, (_, index) => (
            <Skeleton key={index} blockSize="64px" />
          ))}
        </div>
      )}
      {hasFailed && <SectionProblem onRetry={retry} isLoading={isBusy} />}
      {moments?.length === 0 && !showLater && (
        <EmptyState compact level={3} icon={<IconStar size="l" />} heading={text('empty.title')}>
          {text('empty.text', { button: text('add') })}
        </EmptyState>
      )}
      {moments && moments.length > 0 && <ShortOfTime moments={moments} onPlay={playProgramme} />}
      {moments && moments.length > 0 && (
        <Masked matchId={event.matchId} action={text('show')}>
          <MomentList
            event={event}
            momentContext={momentContext}
            moments={moments}
            pendingIds={pendingIds}
            lostWriteById={lostWriteById}
            onRetry={retryWrite}
            onEdit={(moment) => setDraft({ moment, isNew: false })}
            onPlay={playProgramme}
          />
        </Masked>
      )}
      {showLater && (
        <Button size="s" icon={<IconEye size="s" />} onClick={showLater}>
          {text('showLater')}
        </Button>
      )}
      {!canMark && moments && (
        <div data-screen-only="">
          <Slot of={eventSignIn} props={{ event, label: text('visitor.mark') }} />
        </div>
      )}
      {runningProgramme && (
        <Suspense>
          <ProgrammeBar runningProgramme={runningProgramme} {...programmeControl} />
        </Suspense>
      )}
      {draft && (
        <Suspense>
          <MomentForm
            event={event}
            moment={draft.moment}
            isNew={draft.isNew}
            typedFields={draft.typedFields}
            onClose={() => setDraft(null)}
            onSave={(moment, fields) => save(moment, draft.isNew, fields)}
          />
        </Suspense>
      )}
    </MomentsSection>
  );
}
