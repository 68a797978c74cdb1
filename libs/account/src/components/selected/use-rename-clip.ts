import { useApi } from '@touchline/api-client';
import { renameClipMutation } from '@touchline/content';
import { isAnswerLost } from '@touchline/contract';
import { useErrorText, useNotify, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';

interface RenamedClip {
  id: string;
  /** The title before the change, for the toast. */
  title: string;
}

/** Returns the function that renames a clip. After a lost answer, the toast's button sends the typed title again. */
export function useRenameClip(): (clip: RenamedClip, newTitle: string) => void {
  const text = useText('account');
  const shellText = useText('shell');
  const mutation = renameClipMutation(useApi());
  const write = useWrite();
  const notify = useNotify();
  const errorText = useErrorText();

  async function rename(clip: RenamedClip, newTitle: string): Promise<void> {
    const renameOutcome = await write({ ...mutation, meta: { failure: 'shown' } }, { id: clip.id, title: newTitle });
    if (renameOutcome.kind !== 'failed') return;
    const reason = errorText(renameOutcome.error);
    if (!isAnswerLost(renameOutcome.error))
      return notify('danger', shellText('notices.of', { subject: clip.title, reason }));
    const retry = { label: text('selected.tryAgain'), onPress: () => void rename(clip, newTitle) };
    notify('danger', shellText('notices.of', { subject: newTitle, reason }), retry);
  }

  return (clip, newTitle) => void rename(clip, newTitle);
}
