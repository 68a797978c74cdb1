import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { Dialog, type DialogProps } from '@touchline/ui-kit/dialog';

interface RemovalDialogProps {
  count: number;
  onClose: () => void;
  onRemove: () => void;
  focusAfter: DialogProps['focusAfter'];
}

/** Asks the viewer to confirm a removal. */
export function RemovalDialog({ count, onClose, onRemove, focusAfter }: RemovalDialogProps) {
  const text = useText('moments');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={text('removal.question', { count })}
      description={text('removal.warning')}
      closeLabel={text('close')}
      actions={
        <>
          <Button variant="danger" onClick={onRemove}>
            {text('removal.remove', { count })}
          </Button>
          <Button onClick={onClose}>{text('removal.cancel')}</Button>
        </>
      }
    />
  );
}
