import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';
import { useId } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { FormFailure } from './form/form-failure.tsx';
import { TextField } from './form/text-field.tsx';
import { useAccountForm } from './form/use-account-form.ts';

interface Values {
  title: string;
}

export interface RenameDialogProps {
  heading: string;
  /** The label of the field. */
  label: string;
  /** The name before the change. */
  title: string;
  /** Its messages are keys of this library's texts. */
  schema: ZodMiniType<Values, Values>;
  onClose: () => void;
  /** Receives the new name; an unchanged name causes no call. The dialog shows a thrown error. */
  onRename: (title: string) => void | Promise<void>;
  /** Gets the focus when the dialog closes. */
  focusAfter?: DialogProps['focusAfter'];
}

/** Asks for another name. */
export function RenameDialog({
  heading,
  label,
  title: previousTitle,
  schema,
  onClose,
  onRename,
  focusAfter,
}: RenameDialogProps) {
  const text = useText('account');
  const id = useId();
  const form = useAccountForm<Values, Values>({
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
      title={heading}
      closeLabel={text('selected.clips.close')}
      actions={
        <>
          <Button variant="brand" type="submit" form={id} loading={form.isBusy}>
            {text('selected.clips.save')}
          </Button>
          <Button onClick={onClose}>{text('selected.clips.cancel')}</Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        <TextField form={form} name="title" label={label} autoComplete="off" dir="auto" />
        <FormFailure error={form.failure} />
      </form>
    </Dialog>
  );
}
