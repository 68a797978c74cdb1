import { useApi } from '@touchline/api-client';
import { deleteClipMutation, type EventView } from '@touchline/content';
import { useLazyTexts, useNotify, useViewer, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { lazy, Suspense, useState } from 'react';
import { ClipActions } from './clip-actions.tsx';
import { useRenameClip } from './use-rename-clip.ts';

const RenameClipDialog = lazy(async () => ({ default: (await import('./rename-clip-dialog.tsx')).RenameClipDialog }));
const DeleteClipDialog = lazy(async () => ({ default: (await import('./delete-clip-dialog.tsx')).DeleteClipDialog }));

export interface PersonalClipMenuProps {
  clip: EventView;
  /** Called after the deletion. */
  onGone?: (() => void) | undefined;
}

/** The viewer's own clip on the event page: renames and deletes it, also in all lists. */
export function PersonalClipMenu({ clip: { id, title }, onGone }: PersonalClipMenuProps) {
  // On another feature's page the account's texts load later.
  useLazyTexts('account');
  const text = useText('account');
  const api = useApi();
  const viewer = useViewer();
  const notify = useNotify();
  const write = useWrite();
  const renameClip = useRenameClip();
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null);
  if (!viewer) return null;
  const close = () => setOpenDialog(null);
  const findFocusTarget = () => document.querySelector<HTMLElement>(`[data-clip="${CSS.escape(id)}"]`) ?? undefined;

  function submitRename(newTitle: string): void {
    close();
    renameClip({ id, title }, newTitle);
  }

  async function deleteClip(viewerId: string): Promise<void> {
    close();
    const { kind } = await write({ ...deleteClipMutation(api, viewerId), meta: { subject: title } }, { id });
    if (kind !== 'written') return;
    notify('success', text('selected.clips.deleted'));
    onGone?.();
  }

  return (
    <>
      <ClipActions
        id={id}
        title={title}
        onRename={() => setOpenDialog('rename')}
        onDelete={() => setOpenDialog('delete')}
      />
      <Suspense>
        {openDialog === 'rename' && (
          <RenameClipDialog title={title} onClose={close} onRename={submitRename} focusAfter={findFocusTarget} />
        )}
        {openDialog === 'delete' && (
          <DeleteClipDialog
            title={title}
            onClose={close}
            onDelete={() => void deleteClip(viewer.id)}
            focusAfter={findFocusTarget}
          />
        )}
      </Suspense>
    </>
  );
}
