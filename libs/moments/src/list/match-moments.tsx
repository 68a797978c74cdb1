import { useApi } from '@touchline/api-client';
import { type EventView, Masked, SectionProblem } from '@touchline/content';
import { useNotify, useWrite } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { Button, EmptyState, IconPlus, IconStar, Skeleton } from '@touchline/ui-kit';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import styles from '../key-moments.module.css';
import { MomentsSection } from '../moments-section.tsx';
import type { Moment } from '../moments/moment.ts';
import { saveMomentMutation, type MomentContext } from '../moments/moment-writing.ts';
import { createNewMoment } from '../moments/new-moment.ts';
import { useMoments } from '../moments/use-moments.ts';
import type { Programme } from '../programme/programme.ts';
import { ShortOfTime } from '../programme/short-of-time.tsx';
import { useProgramme } from '../programme/use-programme.ts';
import { MomentList } from './moment-list.tsx';
import { useMomentMarkers } from './use-moment-markers.ts';

const ProgrammeBar = lazy(async () => ({ default: (await import('../programme/programme-bar.tsx')).ProgrammeBar }));
const MomentForm = lazy(async () => ({ default: (await import('../form/moment-form.tsx')).MomentForm }));

/** Rows of the placeholder while the tags load. */
const skeletonRowCount = 5;

interface MatchMomentsProps {
  event: EventView;
  /** The viewer's id. */
  viewer: string;
}

/** The moment in the open form: a new one, or a saved one. */
interface Draft {
  moment: Moment;
  isNew: boolean;
}

/** The moments of a match for a signed-in viewer: the list, the markers on the seek bar, and new moments. */
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
  const { moments, hasFailed, isBusy, retry, pendingIds, lostWriteById } = useMoments(event, momentContext);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { runningProgramme, startProgramme, seekInProgramme, stopProgramme } = useProgramme();
  useMomentMarkers(event.sport, moments);

  function retryWrite(id: string): void {
    const lostWrite = lostWriteById.get(id);
    if (lostWrite) save(lostWrite.moment, lostWrite.isNew);
  }

  function save(moment: Moment, isNew: boolean): void {
    setDraft(null);
    const subject = moment.title ?? text('untitled');
    void write(
      { ...saveMomentMutation(api, momentContext, text('untitled')), meta: { subject } },
      { id: moment.id, moment, isNew },
    );
  }

  const onMark = useEffectEvent(() => {
    const moment = createNewMoment(remote.state.get(), event);
    if (!moment || !moments) return;
    save(moment, true);
    notify('success', text('marked', { time: formats.duration(moment.start) }));
  });
  useEffect(() => remote.on('mark', () => onMark()), [remote]);

  function openForm(): void {
    const moment = createNewMoment(remote.state.get(), event);
    if (moment) setDraft({ moment, isNew: true });
  }

  function playProgramme(programme: Programme): void {
    startProgramme(programme);
    remote.reveal();
  }

  const isWaiting = !moments && !hasFailed;
  return (
    <MomentsSection
      isBusy={isWaiting}
      toolbar={
        moments && (
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
      {moments?.length === 0 && (
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
      {runningProgramme && (
        <Suspense>
          <ProgrammeBar
            runningProgramme={runningProgramme}
            seekInProgramme={seekInProgramme}
            stopProgramme={stopProgramme}
          />
        </Suspense>
      )}
      {draft && (
        <Suspense>
          <MomentForm
            event={event}
            moment={draft.moment}
            isNew={draft.isNew}
            onClose={() => setDraft(null)}
            onSave={(moment) => save(moment, draft.isNew)}
          />
        </Suspense>
      )}
    </MomentsSection>
  );
}
