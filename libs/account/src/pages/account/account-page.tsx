import { definePage, type PageModule } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { AccountFrame } from '../../components/account-frame/account-frame.account.tsx';

/** Defines a page inside the account's frame. @param title key of its title @param content shown in the frame */
export const defineAccountPage = (title: string, content: () => ReactNode): PageModule =>
  definePage({
    Page: () => <AccountFrame>{content()}</AccountFrame>,
    meta: ({ texts }) => ({ title: texts('account')(title), noIndex: true }),
  });
