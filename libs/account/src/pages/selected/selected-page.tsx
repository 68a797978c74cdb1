import { useText } from '@touchline/i18n';
import type { ReactNode } from 'react';
import { AccountFrame } from '../../components/account-frame/account-frame.account.tsx';
import { AccountHead } from '../../components/account-frame/account-head.tsx';

/** The layout of a viewer's own list, in the account's frame. */
export function SelectedPage({ kind, children }: { kind: 'videos' | 'clips'; children: ReactNode }) {
  const text = useText('account');
  return (
    <AccountFrame>
      <AccountHead title={text(`selected.${kind}.title`)} lead={text(`selected.${kind}.lead`)} />
      {children}
    </AccountFrame>
  );
}
