import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import {
  type ClipVariables,
  createClipMutation,
  deleteClipMutation,
  EventCard,
  type EventView,
  matchClipsQuery,
  personalClipActions,
  renameClipMutation,
  useEventViews,
} from '@touchline/content';
import { Slot, useLostWrites, usePendingWrites, useViewer, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, CardSkeleton, IconRefreshCw, Shelf } from '@touchline/ui-kit';
import { useSecondaryQuery } from '../../state/use-secondary.ts';
import { useAfterPicture } from '../../state/after-picture-context.ts';
import styles from './lost-clip.module.css';

interface LostClipProps {
  title: string;
  onRetry: () => void;
}

/**
 * A clip in the shelf that may not be saved, because its request failed. A button saves it again.
 */
export function LostClip({ title, onRetry }: LostClipProps) {
  const text = useText('event');
  const contentText = useText('content');
  return (
    <div className={styles.clip}>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <p className={styles.state}>{text('clips.unsaved')}</p>
      <Button size="s" icon={<IconRefreshCw size="s" />} aria-label={text('clips.again', { title })} onClick={onRetry}>
        {contentText('problem.retry')}
      </Button>
    </div>
  );
}

interface PersonalClipShelfProps {
  view: EventView;
  /** The viewer's own clips, or the highlights of the viewer. */
  clipKind: 'user_clip' | 'user_highlight';
}

/**
 * The viewer's clips of the open match, including clips whose save is running or failed. Empty for
 * visitors.
 */
export function PersonalClipShelf(props: PersonalClipShelfProps) {
  const viewer = useViewer();
  return viewer && <ViewerShelf {...props} viewer={viewer.id} />;
}

function ViewerShelf({ view, clipKind, viewer }: PersonalClipShelfProps & { viewer: string }) {
  const text = useText('event');
  const api = useApi();
  const toView = useEventViews();
  const { matchId } = view;
  const { data, isPending } = useSecondaryQuery(
    clipKind,
    view.id,
    useQuery({ ...matchClipsQuery(api, viewer, matchId, clipKind), enabled: useAfterPicture() }),
  );
  const creation = createClipMutation(api, viewer);
  const write = useWrite();
  const isOfShelf = ({ id }: ClipVariables): boolean => id === matchId && clipKind === 'user_clip';
  const pendingClips = usePendingWrites(creation).filter(isOfShelf);
  const lostClips = useLostWrites(creation).filter(isOfShelf);
  const titles = new Map(usePendingWrites(renameClipMutation(api)).map(({ id, title }) => [id, title]));
  const deletedIds = new Set(usePendingWrites(deleteClipMutation(api, viewer)).map(({ id }) => id));
  if (isPending) return <div hidden aria-busy="true" />;
  const clips = (data?.entries ?? []).filter(({ id }) => id !== view.id && !deletedIds.has(id)).map(toView);
  const withTitle = (clip: EventView): EventView => {
    const title = titles.get(clip.id);
    return title === undefined ? clip : { ...clip, title, safeTitle: title };
  };
  if (clips.length + pendingClips.length + lostClips.length === 0) return null;
  return (
    <Shelf heading={text(clipKind === 'user_clip' ? 'clips.mine' : 'clips.highlights')} columns="wide">
      {[
        ...lostClips.map((variables) => (
          <LostClip
            key={`lost ${variables.title} ${variables.start} ${variables.end}`}
            title={variables.title}
            onRetry={() => void write(creation, variables)}
          />
        )),
        ...pendingClips.map(({ title, start, end }) => <CardSkeleton key={`${title} ${start} ${end}`} />),
        ...clips
          .map(withTitle)
          .map((clip) => (
            <EventCard key={clip.id} view={clip} action={<Slot of={personalClipActions} props={{ clip }} />} />
          )),
      ]}
    </Shelf>
  );
}
