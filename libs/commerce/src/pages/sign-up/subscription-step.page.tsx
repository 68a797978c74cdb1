import { definePage, type PageModule } from '@touchline/feature-kit';
import type { CommerceOptions } from '../../options.ts';
import { CodeStep, SubscriptionStep } from './subscription-step.tsx';

/** /auth/sign-up/subscription */
export const subscriptionStepPage = (customer: CommerceOptions): PageModule =>
  definePage({
    Page: () => <SubscriptionStep customer={customer} />,
    meta: ({ texts }) => ({ title: texts('commerce')('signUp.title'), noIndex: true }),
  });

/** /auth/sign-up/subscription/code */
export const codeStepPage = (): PageModule =>
  definePage({
    Page: CodeStep,
    meta: ({ texts }) => ({ title: texts('commerce')('signUp.codeTitle'), noIndex: true }),
  });
