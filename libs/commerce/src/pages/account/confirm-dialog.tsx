import { useErrorText, type WriteOutcome } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, Notice } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';
import { useState } from 'react';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'focusAfter'> {
  /** The label of the button that confirms the action. */
  confirmText: string;
  /** The label of the button that cancels. */
  keepText: string;
  onClose: () => void;
  /** Runs the action and closes the dialog. The dialog shows a failure. */
  onConfirm: () => Promise<WriteOutcome<unknown>>;
}

/**
 * Asks before an action that ends something. It stays open until the request has ended, so that the viewer does not
 * think that closing stops the action.
 */
export function ConfirmDialog({ confirmText, keepText, onClose, onConfirm, ...dialog }: ConfirmDialogProps) {
  const text = useText('commerce');
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    if (!isBusy) onClose();
  };

  async function runAction(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    const outcome = await onConfirm();
    if (outcome.kind !== 'failed') return;
    setFailure(errorText(outcome.error));
    setIsBusy(false);
  }

  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={close}
      closeLabel={text('close')}
      actions={
        <>
          <Button variant="danger" loading={isBusy} onClick={() => void runAction()}>
            {confirmText}
          </Button>
          <Button aria-disabled={isBusy || undefined} onClick={close}>
            {keepText}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
