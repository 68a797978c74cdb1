import { isOffered } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconTrash2 } from '@touchline/ui-kit';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Panel } from './panel.tsx';

/** The button that deletes the account, behind a dialog. */
export function DeleteAccount() {
  const text = useText('account');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  if (!isDialogOpen && !isOffered('delete_account')) return null;
  return (
    <Panel heading={text('account.delete.title')}>
      <p>{text('account.delete.lead')}</p>
      <div>
        <Button variant="danger" icon={<IconTrash2 size="s" />} onClick={() => setIsDialogOpen(true)}>
          {text('account.delete.open')}
        </Button>
      </div>
      {isDialogOpen && <DeleteAccountDialog onClose={() => setIsDialogOpen(false)} />}
    </Panel>
  );
}
