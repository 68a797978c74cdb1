import type { Device, PortalError } from '@touchline/contract';
import type { WriteOutcome } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormFailure } from '../form/form-failure.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog.tsx';
import { getDeviceName } from './device-name.ts';

export interface RemoveDeviceDialogProps {
  device: Device;
  onClose: () => void;
  /** Removes the device and closes the dialog; the dialog shows a failure. */
  onRemove: () => Promise<WriteOutcome<unknown>>;
  /** Gets the focus when the button that opened the dialog is removed. */
  focusAfter?: ConfirmDialogProps['focusAfter'];
}

/** Asks before it signs a device out. */
export function RemoveDeviceDialog({ device, onClose, onRemove, focusAfter }: RemoveDeviceDialogProps) {
  const text = useText('account');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);

  async function removeDevice(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    const removeOutcome = await onRemove();
    if (removeOutcome.kind !== 'failed') return;
    setFailure(removeOutcome.error);
    setIsBusy(false);
  }

  return (
    <ConfirmDialog
      isBusy={isBusy}
      onClose={onClose}
      focusAfter={focusAfter}
      title={text('devices.question', { name: getDeviceName(device, text) })}
      description={text('devices.warning')}
      closeLabel={text('devices.close')}
      confirmLabel={
        <Button variant="danger" loading={isBusy} onClick={() => void removeDevice()}>
          {text('devices.confirm')}
        </Button>
      }
      cancelLabel={text('devices.cancel')}
    >
      <FormFailure error={failure} />
    </ConfirmDialog>
  );
}
