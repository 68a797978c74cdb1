import type { CommerceOptions } from '../../options.ts';
import type { Provider } from './provider.ts';

/** Returns a function that loads the customer's payment provider; undefined without `payment`. */
export const createProviderLoader = ({ payment }: CommerceOptions): (() => Promise<Provider>) | undefined =>
  payment && (async () => (await import('./load-provider.ts')).loadProvider(payment));
