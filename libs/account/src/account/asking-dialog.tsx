import { Button } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';
import type { ReactNode } from 'react';

export interface AskingDialogProps extends Pick<DialogProps, 'title' | 'description' | 'focusAfter' | 'children'> {
  /** What it asked for is under way. */
  busy: boolean;
  onClose: () => void;
  /** Names the cross. */
  closeLabel: string;
  /** The button that does it. */
  confirm: ReactNode;
  /** Names the button that leaves all as it is. */
  cancel: string;
}

/**
 * A question whose answer takes a while and cannot be taken back: it stays open until that is done, for a viewer who could close it
 * meanwhile would think that they had stopped it.
 */
export function AskingDialog({ busy, onClose, confirm, cancel, ...dialog }: AskingDialogProps) {
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
