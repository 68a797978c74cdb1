import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { SectionProblem } from '@touchline/content';
import { deletePasskey, type Passkey, type PasskeyList, renamePasskey, tidyLine } from '@touchline/contract';
import { isOffered, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconPlus, Skeleton } from '@touchline/ui-kit';
import { useState } from 'react';
import * as z from 'zod/mini';
import { passkeysQuery, updatePasskeys } from '../../api/passkeys-query.ts';
import { RenameDialog } from '../../components/rename-dialog.tsx';
import { useRestoredFocus } from '../../components/use-restored-focus.ts';
import { useMember } from '../../state/use-member.ts';
import { Panel } from './panel.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from '../devices/device-list.module.css';

/** A passkey's name: 1 to 80 characters, without extra blanks. */
const nameSchema = z.object({
  title: z
    .string()
    .check(z.overwrite(tidyLine), z.minLength(1, 'passkeys.nameMissing'), z.maxLength(80, 'passkeys.nameTooLong')),
});

/** The viewer's passkeys, with the buttons that add, rename and remove them. */
export function Passkeys() {
  const text = useText('account');
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery(useApi(), useMember()?.id));
  if (!isOffered('get_passkeys')) return null;
  return (
    <Panel heading={text('passkeys.title')}>
      <p>{text('passkeys.lead')}</p>
      {data && <PasskeyManager list={data} />}
      {!data && isError && <SectionProblem isLoading={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton blockSize="72px" radius="m" />}
    </Panel>
  );
}

/** An open dialog, and its passkey. */
type OpenDialog = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

function PasskeyManager({ list: { passkeys, limit = Infinity } }: { list: PasskeyList }) {
  const text = useText('account');
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const viewer = useMember()?.id;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const focus = useRestoredFocus<HTMLDivElement>(passkeys.length);
  const closeDialog = () => setDialog(null);
  const getName = ({ name }: Passkey): string => name ?? text('passkeys.unnamed');

  async function rename({ id }: Passkey, name: string): Promise<void> {
    updatePasskeys(client, viewer, await api.call(renamePasskey, { body: { id, name } }));
    closeDialog();
  }

  async function remove(passkey: Passkey, password: string | undefined): Promise<void> {
    updatePasskeys(client, viewer, await api.call(deletePasskey, { body: { id: passkey.id, password } }));
    notify('success', text('passkeys.removed', { name: getName(passkey) }));
    closeDialog();
  }

  return (
    <div {...focus.props} className={styles.list}>
      {passkeys.length > 0 && (
        <ul aria-label={text('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setDialog({ kind: 'rename', passkey })}
              onRemove={() => setDialog({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {passkeys.length < limit ? (
        <Button icon={<IconPlus size="s" />} onClick={() => setDialog({ kind: 'add' })}>
          {text('passkeys.add')}
        </Button>
      ) : (
        <p>{text('passkeys.full')}</p>
      )}
      {dialog?.kind === 'add' && <AddPasskeyDialog onClose={closeDialog} />}
      {dialog?.kind === 'rename' && (
        <RenameDialog
          heading={text('passkeys.renameTitle')}
          label={text('passkeys.name')}
          title={getName(dialog.passkey)}
          schema={nameSchema}
          onClose={closeDialog}
          onRename={(name) => rename(dialog.passkey, name)}
        />
      )}
      {dialog?.kind === 'remove' && (
        <PasswordDialog
          title={text('devices.question', { name: getName(dialog.passkey) })}
          description={text('passkeys.warning')}
          confirmLabel={text('devices.remove')}
          variant="danger"
          focusAfter={focus.findTarget}
          onConfirm={(password) => remove(dialog.passkey, password)}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
