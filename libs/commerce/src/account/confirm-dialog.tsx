import { useErrorText, type WriteOutcome } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, Notice } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';
import { useState } from 'react';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'focusAfter'> {
  /** The label of the button that acts. */
  confirm: string;
  /** The label of the button that cancels. */
  keep: string;
  onClose: () => void;
  /** Acts and closes the dialog; the dialog shows a failure. */
  onConfirm: () => Promise<WriteOutcome<unknown>>;
}

/**
 * Asks before an action that ends something. It stays open until the request has ended: otherwise the viewer could
 * think that closing stops the action.
 */
export function ConfirmDialog({ confirm, keep, onClose, onConfirm, ...dialog }: ConfirmDialogProps) {
  const text = useText('commerce');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    if (!busy) onClose();
  };

  async function act(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const done = await onConfirm();
    if (done.kind !== 'failed') return;
    setFailure(errorText(done.error));
    setBusy(false);
  }

  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={close}
      closeLabel={text('close')}
      actions={
        <>
          <Button variant="danger" loading={busy} onClick={() => void act()}>
            {confirm}
          </Button>
          <Button aria-disabled={busy || undefined} onClick={close}>
            {keep}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
