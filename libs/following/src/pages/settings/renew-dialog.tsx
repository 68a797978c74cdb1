import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { Dialog } from '@touchline/ui-kit/dialog';

/** Asks for confirmation, because the addresses in the viewer's calendar apps will stop working. */
export function RenewDialog({ onClose, onRenew }: { onClose: () => void; onRenew: () => void }) {
  const text = useText('following');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('calendar.question')}
      description={text('calendar.warning')}
      closeLabel={text('calendar.close')}
      actions={
        <>
          <Button variant="danger" onClick={onRenew}>
            {text('calendar.renew')}
          </Button>
          <Button onClick={onClose}>{text('calendar.cancel')}</Button>
        </>
      }
    />
  );
}
