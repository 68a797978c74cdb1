import { type SignInProvider } from '@touchline/contract';
import type { AccountOptions } from '../../options.ts';

/** The order of the buttons. */
const order: readonly SignInProvider[] = ['apple', 'google', 'facebook', 'ifa'];

/** The providers a customer enables. */
export const enabledProviders = (options: AccountOptions): readonly SignInProvider[] =>
  order.filter((provider) => options[provider] !== undefined);
