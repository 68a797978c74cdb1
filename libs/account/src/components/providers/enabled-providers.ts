import { type SignInProvider } from '@touchline/contract';
import type { AccountOptions } from '../../options.ts';

/** The order of the buttons. */
const providerOrder: readonly SignInProvider[] = ['apple', 'google', 'facebook', 'ifa'];

/** The providers a customer enables. */
export const getEnabledProviders = (options: AccountOptions): readonly SignInProvider[] =>
  providerOrder.filter((provider) => options[provider] !== undefined);
