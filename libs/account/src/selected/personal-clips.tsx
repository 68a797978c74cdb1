import { useApi } from '@touchline/api-client';
import {
  deleteClipMutation,
  renameClipMutation,
  EventCard,
  type EventView,
  personalClipsQuery,
  useEventList,
} from '@touchline/content';
import { useNotify, usePendingWrites, useWrite } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { useState } from 'react';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { ClipActions } from './clip-actions.tsx';
import { DeleteClipDialog } from './delete-clip-dialog.tsx';
import { RenameClipDialog } from './rename-clip-dialog.tsx';
import { SelectedEmpty } from './selected-empty.tsx';
import { SelectedList } from './selected-list.tsx';
import styles from './selected-page.module.css';
import { useRenameClip } from './use-rename-clip.ts';

/** The viewer's own clips; new titles and deletions show at once. @param viewer their id */
export function PersonalClips({ viewer }: { viewer: string }) {
  const text = useText('account');
  const api = useApi();
  const notify = useNotify();
  const eventList = useEventList(personalClipsQuery(api, viewer, useLocale().clock.read));
  const write = useWrite();
  const sendTitle = useRenameClip();
  const [renameMutation, deleteMutation] = [renameClipMutation(api), deleteClipMutation(api, viewer)];
  const pendingTitleById = new Map(usePendingWrites(renameMutation).map(({ id, title }) => [id, title]));
  const deletedIds = new Set(usePendingWrites(deleteMutation).map(({ id }) => id));
  const [openDialog, setOpenDialog] = useState<{ action: 'rename' | 'delete'; clip: EventView } | null>(null);
  const close = () => setOpenDialog(null);
  const views = eventList.views?.filter(({ id }) => !deletedIds.has(id));
  const focus = useRestoredFocus<HTMLDivElement>(views?.length ?? 0);
  // The menu button of the same clip; after a deletion, that of the clip that moved to its position.
  const findFocusTarget = () =>
    focus.props.ref.current?.querySelector<HTMLElement>(`[data-clip="${CSS.escape(openDialog?.clip.id ?? '')}"]`) ??
    focus.findTarget();

  const applyPendingTitle = (view: EventView): EventView => {
    const title = pendingTitleById.get(view.id);
    return title === undefined ? view : { ...view, title, safeTitle: title };
  };

  async function deleteClip({ id, safeTitle: title }: EventView): Promise<void> {
    close();
    const { kind } = await write({ ...deleteMutation, meta: { subject: title } }, { id });
    if (kind === 'written') notify('success', text('selected.clips.deleted'));
  }

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
                onRename={() => setOpenDialog({ action: 'rename', clip })}
                onDelete={() => setOpenDialog({ action: 'delete', clip })}
              />
            }
          />
        )}
      />
      {openDialog?.action === 'rename' && (
        <RenameClipDialog
          focusAfter={findFocusTarget}
          title={openDialog.clip.title}
          onClose={close}
          onRename={(title) => renameClip(openDialog.clip, title)}
        />
      )}
      {openDialog?.action === 'delete' && (
        <DeleteClipDialog
          focusAfter={findFocusTarget}
          title={openDialog.clip.safeTitle}
          onClose={close}
          onDelete={() => void deleteClip(openDialog.clip)}
        />
      )}
    </div>
  );
}
