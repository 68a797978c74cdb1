import type { EventView } from '@touchline/content';
import { useLazyTexts, useViewer, type Viewer } from '@touchline/feature-kit';
import { lazy, Suspense, useState } from 'react';
import { ClipActions } from './clip-actions.tsx';
import { useDeleteClip } from './use-delete-clip.ts';
import { useRenameClip } from './use-rename-clip.ts';

const RenameClipDialog = lazy(async () => ({ default: (await import('./rename-clip-dialog.tsx')).RenameClipDialog }));

export interface PersonalClipMenuProps {
  clip: EventView;
  /** Called when the viewer deletes the clip. */
  onGone?: (() => void) | undefined;
}

/** The viewer's own clip on the event page: renames and deletes it, also in all lists. */
export function PersonalClipMenu(props: PersonalClipMenuProps) {
  const viewer = useViewer();
  return viewer && <ViewerClipMenu {...props} viewer={viewer} />;
}

function ViewerClipMenu({ clip: { id, title }, onGone, viewer }: PersonalClipMenuProps & { viewer: Viewer }) {
  // On another feature's page the account's texts load later.
  useLazyTexts('account');
  const renameClip = useRenameClip();
  const deleteClip = useDeleteClip(viewer.id);
  const [isRenaming, setIsRenaming] = useState(false);
  const close = () => setIsRenaming(false);
  const findFocusTarget = () => document.querySelector<HTMLElement>(`[data-clip="${CSS.escape(id)}"]`) ?? undefined;

  function submitRename(newTitle: string): void {
    close();
    renameClip({ id, title }, newTitle);
  }

  function removeClip(): void {
    deleteClip({ id, title });
    onGone?.();
  }

  return (
    <>
      <ClipActions id={id} title={title} onRename={() => setIsRenaming(true)} onDelete={removeClip} />
      <Suspense>
        {isRenaming && (
          <RenameClipDialog title={title} onClose={close} onRename={submitRename} focusAfter={findFocusTarget} />
        )}
      </Suspense>
    </>
  );
}
