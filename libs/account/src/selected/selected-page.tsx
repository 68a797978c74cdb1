import { useText } from '@touchline/i18n';
import type { ReactNode } from 'react';
import { AccountFrame } from '../account/account-frame.account.tsx';
import { AccountHead } from '../account/account-head.tsx';

/** What stands around a list of the viewer's own, among the account's pages. */
export function SelectedPage({ kind, children }: { kind: 'videos' | 'clips'; children: ReactNode }) {
  const text = useText('account');
  return (
    <AccountFrame>
      <AccountHead title={text(`selected.${kind}.title`)} lead={text(`selected.${kind}.lead`)} />
      {children}
    </AccountFrame>
  );
}
