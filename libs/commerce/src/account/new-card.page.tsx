import type { PageModule } from '@touchline/feature-kit';
import type { Provider } from '../providers/provider.ts';
import { NewStoredCard } from './new-stored-card.tsx';
import { ownPage } from './own-page.tsx';

/** /account/billing/card */
export const newCardPage = (loadProvider: (() => Promise<Provider>) | undefined): PageModule =>
  ownPage('account.billing.card', () => <NewStoredCard loadProvider={loadProvider} />);
