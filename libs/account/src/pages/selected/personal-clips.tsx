import { useApi } from '@touchline/api-client';
import {
  deleteClipMutation,
  renameClipMutation,
  EventCard,
  type EventView,
  personalClipsQuery,
  useEventList,
} from '@touchline/content';
import { usePendingWrites } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { useState } from 'react';
import { useRestoredFocus } from '../../components/use-restored-focus.ts';
import { ClipActions } from '../../components/selected/clip-actions.tsx';
import { RenameClipDialog } from '../../components/selected/rename-clip-dialog.tsx';
import { SelectedEmpty } from '../../components/selected/selected-empty.tsx';
import { SelectedList } from './selected-list.tsx';
import styles from './selected-page.module.css';
import { useDeleteClip } from '../../components/selected/use-delete-clip.ts';
import { useRenameClip } from '../../components/selected/use-rename-clip.ts';

/** The viewer's own clips; new titles and deletions show at once. @param viewer the viewer's id */
export function PersonalClips({ viewer }: { viewer: string }) {
  const text = useText('account');
  const api = useApi();
  const eventList = useEventList(personalClipsQuery(api, viewer, useLocale().clock.read));
  const sendTitle = useRenameClip();
  const deleteClip = useDeleteClip(viewer);
  const [renameMutation, deleteMutation] = [renameClipMutation(api), deleteClipMutation(api, viewer)];
  const pendingTitleById = new Map(usePendingWrites(renameMutation).map(({ id, title }) => [id, title]));
  const deletedIds = new Set(usePendingWrites(deleteMutation).map(({ id }) => id));
  const [renamedClip, setRenamedClip] = useState<EventView | null>(null);
  const close = () => setRenamedClip(null);
  const views = eventList.views?.filter(({ id }) => !deletedIds.has(id));
  const focus = useRestoredFocus<HTMLDivElement>(views?.length ?? 0);
  const findFocusTarget = () =>
    focus.props.ref.current?.querySelector<HTMLElement>(`[data-clip="${CSS.escape(renamedClip?.id ?? '')}"]`) ??
    focus.findTarget();

  const applyPendingTitle = (view: EventView): EventView => {
    const title = pendingTitleById.get(view.id);
    return title === undefined ? view : { ...view, title, safeTitle: title };
  };

  function renameClip({ id, safeTitle: previousTitle }: EventView, title: string): void {
    close();
    sendTitle({ id, title: previousTitle }, title);
  }

  return (
    <div {...focus.props} className={styles.list}>
      <SelectedList
        eventList={eventList}
        views={views?.map(applyPendingTitle)}
        label={text('selected.clips.title')}
        empty={<SelectedEmpty kind="clips" />}
        renderCard={(clip) => (
          <EventCard
            key={clip.id}
            view={clip}
            level={2}
            action={
              <ClipActions
                id={clip.id}
                title={clip.safeTitle}
                onRename={() => setRenamedClip(clip)}
                onDelete={() => deleteClip({ id: clip.id, title: clip.safeTitle })}
              />
            }
          />
        )}
      />
      {renamedClip && (
        <RenameClipDialog
          focusAfter={findFocusTarget}
          title={renamedClip.title}
          onClose={close}
          onRename={(title) => renameClip(renamedClip, title)}
        />
      )}
    </div>
  );
}
