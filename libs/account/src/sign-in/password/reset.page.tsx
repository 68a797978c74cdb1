import { definePage, type PageModule } from '@touchline/feature-kit';
import { Reset } from './reset.tsx';

/** /auth/password/reset (specification, section 2). */
export const resetPage = (): PageModule =>
  definePage({
    Page: Reset,
    meta: ({ texts }) => ({ title: texts('account')('password.reset.title'), noIndex: true }),
  });
