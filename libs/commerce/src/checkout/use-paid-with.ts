import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { FieldsRefusedError } from '../providers/provider.ts';
import type { CardPayment } from '../purchase/send-charge.ts';
import { cardTokenAtom } from '../viewer-data/card-token-atom.ts';
import type { ChosenCard, CheckoutError } from './order.ts';

/** @returns a function that resolves with the card for the request, or with the problem of the typed card */
export function usePaymentToken(): (source: ChosenCard) => Promise<CardPayment | CheckoutError> {
  const atoms = useStore();
  const telemetry = useTelemetry();
  const text = useText('commerce');
  return async (source) => {
    if (source.card === 'stored') return source;
    try {
      const token = await source.tokenize();
      atoms.set(cardTokenAtom, token);
      return { card: 'new', token, shouldStore: source.shouldStore };
    } catch (error) {
      if (!(error instanceof FieldsRefusedError)) telemetry.error(error, { section: 'payment provider' });
      return {
        problem: text(error instanceof FieldsRefusedError ? 'checkout.cardRefused' : 'checkout.providerFailed'),
      };
    }
  };
}
