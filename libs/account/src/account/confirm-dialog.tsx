import { Button } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'focusAfter' | 'children'> {
  /** The confirmed action is under way. */
  busy: boolean;
  onClose: () => void;
  /** The label of the closing cross. */
  closeLabel: string;
  /** The button that acts. */
  confirm: ReactNode;
  /** The label of the button that keeps the current state. */
  cancel: string;
}

/**
 * Asks before an action that cannot be undone. It stays open until the action has ended: a viewer who closed it early
 * would think that they had stopped it.
 */
export function ConfirmDialog({ busy, onClose, confirm, cancel, ...dialog }: ConfirmDialogProps) {
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={close}
      actions={
        <>
          {confirm}
          <Button aria-disabled={busy || undefined} onClick={close}>
            {cancel}
          </Button>
        </>
      }
    />
  );
}
