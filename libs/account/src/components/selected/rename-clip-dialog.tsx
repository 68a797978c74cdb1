import { tidyLine } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import * as z from 'zod/mini';
import { RenameDialog, type RenameDialogProps } from '../rename-dialog.tsx';

/** A clip's title: 1 to 120 characters, without extra blanks. */
const schema = z.object({
  title: z
    .string()
    .check(
      z.overwrite(tidyLine),
      z.minLength(1, 'selected.clips.nameMissing'),
      z.maxLength(120, 'selected.clips.nameTooLong'),
    ),
});

/** Asks for a clip's new title. */
export function RenameClipDialog(props: Pick<RenameDialogProps, 'title' | 'onClose' | 'onRename' | 'focusAfter'>) {
  const text = useText('account');
  return (
    <RenameDialog
      {...props}
      schema={schema}
      heading={text('selected.clips.renameTitle')}
      label={text('selected.clips.name')}
    />
  );
}
