import { Button } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'focusAfter' | 'children'> {
  /** True while the confirmed action is under way. */
  isBusy: boolean;
  onClose: () => void;
  /** The label of the button with the cross that closes the dialog. */
  closeLabel: string;
  /** The label of the button that confirms. */
  confirmLabel: ReactNode;
  /** The label of the button that cancels. */
  cancelLabel: string;
}

/**
 * Asks before an action that cannot be undone. It stays open until the action has ended: otherwise the viewer could
 * think that closing stops the action.
 */
export function ConfirmDialog({ isBusy, onClose, confirmLabel, cancelLabel, ...dialog }: ConfirmDialogProps) {
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={close}
      actions={
        <>
          {confirmLabel}
          <Button aria-disabled={isBusy || undefined} onClick={close}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}
