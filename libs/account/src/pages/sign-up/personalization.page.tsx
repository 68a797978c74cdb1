import { definePage, type PageModule } from '@touchline/feature-kit';
import { Personalization } from './personalization.tsx';

/** /auth/sign-up/personalization (specification, section 2). */
export const personalizationPage = (): PageModule =>
  definePage({
    Page: Personalization,
    meta: ({ texts }) => ({ title: texts('account')('signUp.personalization.title'), noIndex: true }),
  });
