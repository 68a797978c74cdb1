import { definePage, type PageModule } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { AccountFrame } from './account-frame.account.tsx';

/** One of the account's pages in its frame. @param title key of its title @param content shown inside */
export const defineAccountPage = (title: string, content: () => ReactNode): PageModule =>
  definePage({
    Page: () => <AccountFrame>{content()}</AccountFrame>,
    meta: ({ texts }) => ({ title: texts('account')(title), noIndex: true }),
  });
