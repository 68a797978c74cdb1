import { useSession } from '@touchline/auth-session';
import type { PortalError } from '@touchline/contract';
import { useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconLogOut } from '@touchline/ui-kit';
import { useState } from 'react';
import { signOutOthersMutation } from '../../api/sign-out-others.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { useSignOutAction } from '../../state/use-sign-out.ts';

/** The button that signs all devices out, behind a dialog. This device is last, and only if the others succeed. */
export function SignOutEverywhere() {
  const text = useText('account');
  const session = useSession();
  const write = useWrite();
  const signOut = useSignOutAction();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);

  async function signOutEverywhere(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    const outcome = await write(signOutOthersMutation(session), { id: 'others' });
    if (outcome.kind === 'written') return signOut();
    if (outcome.kind === 'failed') setFailure(outcome.error);
    setIsBusy(false);
  }

  return (
    <div>
      <Button variant="outline" icon={<IconLogOut size="s" />} onClick={() => setIsDialogOpen(true)}>
        {text('devices.everywhere.open')}
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          isBusy={isBusy}
          onClose={() => setIsDialogOpen(false)}
          title={text('devices.everywhere.question')}
          description={text('devices.everywhere.warning')}
          closeLabel={text('devices.close')}
          confirmLabel={
            <Button variant="danger" loading={isBusy} onClick={() => void signOutEverywhere()}>
              {text('devices.everywhere.open')}
            </Button>
          }
          cancelLabel={text('devices.cancel')}
        >
          <FormFailure error={failure} />
        </ConfirmDialog>
      )}
    </div>
  );
}
