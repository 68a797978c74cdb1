import { useApi } from '@touchline/api-client';
import { useSession } from '@touchline/auth-session';
import { type DeletionChoice, deleteClipMutation } from '@touchline/content';
import { useNotify, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { addPendingDeletion } from '../../state/pending-deletions.ts';

interface DeletedClip {
  id: string;
  title: string;
}

/**
 * Returns the function that removes a clip from all lists, and deletes it when its toast closes. The toast's button
 * restores the clip.
 * @param viewer the owner's id
 */
export function useDeleteClip(viewer: string): (clip: DeletedClip) => void {
  const text = useText('account');
  const api = useApi();
  const session = useSession();
  const notify = useNotify();
  const write = useWrite();

  async function waitForChoice(): Promise<DeletionChoice> {
    let removePendingDeletion = (): void => undefined;
    const choice = await new Promise<DeletionChoice>((resolve) => {
      // A sign-out removes the token before the call is signed.
      removePendingDeletion = addPendingDeletion(() => resolve({ token: session.token() ?? undefined }));
      notify('success', text('selected.clips.deleted'), {
        label: text('selected.clips.undo'),
        onPress: () => resolve('keep'),
        onExpire: () => resolve('delete'),
      });
    });
    removePendingDeletion();
    if (choice === 'keep') notify('success', text('selected.clips.restored'));
    return choice;
  }

  return ({ id, title }) =>
    void write({ ...deleteClipMutation(api, viewer, waitForChoice), meta: { subject: title } }, { id });
}
