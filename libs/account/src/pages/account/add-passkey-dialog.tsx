import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { makePasskey, useSession } from '@touchline/auth-session';
import { addPasskey, getNewPasskeyChallenge, toPortalError } from '@touchline/contract';
import { useNotify, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Notice } from '@touchline/ui-kit';
import { useState } from 'react';
import { updatePasskeys } from '../../api/passkeys-query.ts';
import { useMember } from '../../state/use-member.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** Makes a passkey on this device, and adds it to the account. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const text = useText('account');
  const api = useApi();
  const client = useQueryClient();
  const session = useSession();
  const notify = useNotify();
  const viewer = useMember()?.id;
  const { name: siteName } = useSite();
  const [problemKey, setProblemKey] = useState<'passkeys.canceled' | 'passkeys.known' | null>(null);

  async function createPasskey(password: string | undefined): Promise<void> {
    setProblemKey(null);
    const { publicKey } = await api.call(getNewPasskeyChallenge, { body: { password } });
    const credential = await makePasskey(publicKey, siteName).catch((error: unknown) => {
      if (toPortalError(error).code !== 'conflict') throw error;
      return 'known' as const;
    });
    if (credential === 'known' || credential === null)
      return setProblemKey(credential === null ? 'passkeys.canceled' : 'passkeys.known');
    const { name } = await session.describeDevice();
    updatePasskeys(client, viewer, await api.call(addPasskey, { body: { credential, name } }));
    notify('success', text('passkeys.added'));
    onClose();
  }

  return (
    <PasswordDialog
      title={text('passkeys.add')}
      description={text('passkeys.lead')}
      confirmLabel={text('passkeys.add')}
      variant="brand"
      onConfirm={createPasskey}
      onClose={onClose}
    >
      {problemKey !== null && <Notice tone="danger">{text(problemKey)}</Notice>}
    </PasswordDialog>
  );
}
