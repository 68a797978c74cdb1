import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';

export interface DeleteClipDialogProps {
  title: string;
  onClose: () => void;
  onDelete: () => void;
  /** Gets the focus when the dialog closes. */
  focusAfter?: DialogProps['focusAfter'];
}

/** Asks before it deletes a clip. */
export function DeleteClipDialog({ title, onClose, onDelete, focusAfter }: DeleteClipDialogProps) {
  const text = useText('account');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={text('selected.clips.question')}
      description={text('selected.clips.warning', { title })}
      closeLabel={text('selected.clips.close')}
      actions={
        <>
          <Button variant="danger" onClick={onDelete}>
            {text('selected.clips.confirm')}
          </Button>
          <Button onClick={onClose}>{text('selected.clips.keep')}</Button>
        </>
      }
    />
  );
}
