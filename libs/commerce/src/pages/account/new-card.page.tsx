import type { PageModule } from '@touchline/feature-kit';
import type { Provider } from '../../api/providers/provider.ts';
import { NewStoredCard } from './new-stored-card.tsx';
import { defineAccountPage } from './define-account-page.tsx';

/** /account/billing/card */
export const newCardPage = (loadProvider: (() => Promise<Provider>) | undefined): PageModule =>
  defineAccountPage('account.billing.card', () => <NewStoredCard loadProvider={loadProvider} />);
