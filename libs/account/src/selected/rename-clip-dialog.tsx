import { tidyLine } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';
import { useId } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../form/text-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

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

export interface RenameClipDialogProps {
  title: string;
  onClose: () => void;
  /** Receives the new title; an unchanged title causes no call. */
  onRename: (title: string) => void;
  /** Gets the focus when the dialog closes. */
  focusAfter?: DialogProps['focusAfter'];
}

/** Asks for a clip's new title. */
export function RenameClipDialog({ title: previousTitle, onClose, onRename, focusAfter }: RenameClipDialogProps) {
  const text = useText('account');
  const id = useId();
  const form = useAccountForm({
    schema,
    defaultValues: { title: previousTitle },
    submit: async ({ title }) => (title === previousTitle ? onClose() : onRename(title)),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      focusFirst={() => form.props.ref.current?.querySelector('input')}
      title={text('selected.clips.renameTitle')}
      closeLabel={text('selected.clips.close')}
      actions={
        <>
          <Button variant="brand" type="submit" form={id}>
            {text('selected.clips.save')}
          </Button>
          <Button onClick={onClose}>{text('selected.clips.cancel')}</Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        <TextField form={form} name="title" label={text('selected.clips.name')} autoComplete="off" dir="auto" />
      </form>
    </Dialog>
  );
}
