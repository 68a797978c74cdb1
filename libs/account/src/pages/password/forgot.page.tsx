import { definePage, type PageModule } from '@touchline/feature-kit';
import { Forgot } from './forgot.tsx';

/** /auth/password/forgot (specification, section 2). */
export const forgotPage = (): PageModule =>
  definePage({
    Page: Forgot,
    meta: ({ texts }) => ({ title: texts('account')('password.forgot.title'), noIndex: true }),
  });
