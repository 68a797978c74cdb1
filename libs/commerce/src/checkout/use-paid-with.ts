import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { FieldsRefused } from '../providers/provider.ts';
import type { PaidWith } from '../purchase/send-charge.ts';
import { cardTokenAtom } from '../viewer-data/card-token-atom.ts';
import type { ChosenCard, CheckoutError } from './order.ts';

/** @returns a function that resolves with the card for the request, or with the problem of the typed card */
export function usePaymentToken(): (source: ChosenCard) => Promise<PaidWith | CheckoutError> {
  const atoms = useStore();
  const telemetry = useTelemetry();
  const text = useText('commerce');
  return async (source) => {
    if (source.card === 'stored') return source;
    try {
      const token = await source.tokenize();
      atoms.set(cardTokenAtom, token);
      return { card: 'new', token, shouldStore: source.stores };
    } catch (error) {
      if (!(error instanceof FieldsRefused)) telemetry.error(error, { section: 'payment provider' });
      return { problem: text(error instanceof FieldsRefused ? 'checkout.cardRefused' : 'checkout.providerFailed') };
    }
  };
}
