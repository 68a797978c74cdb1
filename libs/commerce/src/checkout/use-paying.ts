import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { type Charge, type PortalError, toPortalError } from '@touchline/contract';
import { useErrorText, useNotify, useViewer } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { hasOfferEnded } from '../products/product-view.ts';
import { priceOf } from '../products/product-words.ts';
import { FieldsRefused } from '../providers/provider.ts';
import { bankAddress } from '../purchase/bank-address.ts';
import { beginPurchase } from '../purchase/begin-purchase.ts';
import { paymentPath } from '../purchase/paths.ts';
import type { Purchase } from '../purchase/purchase.ts';
import { dropPurchase, keepPurchase } from '../purchase/purchase-store.ts';
import { type PaidWith, sendCharge } from '../purchase/send-charge.ts';
import { renewOwned, settle } from '../purchase/settle.ts';
import { offerNow } from '../queries/offer-now.ts';
import { ownKey } from '../queries/own-queries.ts';
import { cardTokenAtom } from '../session/card-token-atom.ts';

/** What is to be paid, as `beginPurchase` takes it, but for whose it is. */
export type Order = Omit<Purchase, 'key' | 'state' | 'reason' | 'at' | 'viewer'>;

/** How the card is had when the button is pressed. */
export type CardSource =
  | { card: 'stored' }
  /** Turns what stands in the provider's fields into a token. @param mayAskAt whether the bank may be asked at an address */
  | { card: 'new'; tokenize: () => Promise<string>; mayAskAt: (address: URL) => boolean };

export interface Paying {
  busy: boolean;
  /** Why nothing was sent, or what was sent was refused: nothing was charged. */
  problem: string | undefined;
  /** The stored card is none any more. */
  hasNoCard: boolean;
  /** It was taken off sale while its form was open. */
  isGone: boolean;
  pay: (order: Order, source: CardSource) => Promise<void>;
}

/** Whether the viewer is on their way to another page: the button that they leave behind is dead, however long that page takes to come. */
type Outcome = 'leaves' | 'stays';

/** Pays, once for each wish whatever is pressed: what may have been charged is looked up on the payment's page and never sent again from here. */
export function usePaying(): Paying {
  const api = useApi();
  const atoms = useStore();
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const viewer = useViewer()?.id;
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const text = useText('commerce');
  const formats = useFormats();
  const home = useHref('/');
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [hasNoCard, setHasNoCard] = useState(false);
  const [isGone, setIsGone] = useState(false);

  /** The card as the call takes it; undefined where what was typed is none. */
  async function paidWith(source: CardSource): Promise<PaidWith | undefined> {
    if (source.card === 'stored') return source;
    try {
      const token = await source.tokenize();
      atoms.set(cardTokenAtom, token);
      return { card: 'new', token };
    } catch (error) {
      if (!(error instanceof FieldsRefused)) telemetry.error(error, { section: 'payment provider' });
      setProblem(text(error instanceof FieldsRefused ? 'checkout.cardRefused' : 'checkout.providerFailed'));
      return undefined;
    }
  }

  function leave(to: string): Outcome {
    void navigate(to, { replace: true });
    return 'leaves';
  }

  async function follow(charge: Charge, purchase: Purchase, source: CardSource): Promise<Outcome> {
    const { key } = settle(charge, purchase, { queryClient, telemetry });
    if (charge.status === 'APPROVED') return leave(paymentPath('success', key));
    if (charge.status === 'DECLINED') return leave(paymentPath('failure', key));
    // Who comes back from the bank, by whatever way, finds how it stands.
    await navigate(paymentPath('processing', key), { replace: true });
    const bank = bankAddress(charge.action_url);
    if (bank && (source.card === 'stored' || source.mayAskAt(bank))) location.assign(bank);
    return 'leaves';
  }

  /** Whether the backend's word that there is no such offer is what its products say, too. */
  async function isOffSale(order: Order): Promise<boolean> {
    try {
      const offer = await offerNow(queryClient, api, order);
      return offer === null || hasOfferEnded(offer, Date.now());
    } catch (error) {
      return toPortalError(error).code === 'not_found';
    }
  }

  /** What is said of a price that is not the one that was shown; the page shows the new one, too. */
  async function otherPrice(order: Order): Promise<string> {
    const offer = await offerNow(queryClient, api, order).catch(() => null);
    const isOther = offer && (offer.price !== order.price || offer.currency !== order.currency);
    const price = isOther ? priceOf(offer, formats) : undefined;
    return price === undefined ? text('checkout.priceChanged') : text('checkout.priceNow', { price });
  }

  async function refused(error: PortalError, order: Order, viewerId: string): Promise<Outcome> {
    const { code } = error;
    if (code === 'already_owned') {
      await renewOwned(queryClient, viewerId);
      notify('success', text('checkout.owned'));
      return leave(order.returnTo);
    }
    if (code === 'no_stored_card') {
      setHasNoCard(true);
      void queryClient.invalidateQueries({ queryKey: [...ownKey(viewerId), 'card'] });
    }
    if (code === 'price_changed') {
      setProblem(await otherPrice(order));
      return 'stays';
    }
    if (code === 'not_found') setIsGone(await isOffSale(order));
    const own = ['no_stored_card', 'purchase_in_progress', 'not_found'].includes(code);
    setProblem(own ? text(`checkout.refused.${code}`) : errorText(error));
    return 'stays';
  }

  async function send(order: Order, source: CardSource, viewerId: string): Promise<Outcome> {
    const begun = beginPurchase({ ...order, viewer: viewerId });
    // Another tab has sent it, or this page before it was reloaded.
    if (begun.state === 'sent') return leave(paymentPath('processing', begun.key));
    const paid = await paidWith(source);
    if (!paid) return 'stays';
    const purchase = keepPurchase({ ...begun, state: 'sent' });
    const returnUrl = home.replace(/\/$/, '') + paymentPath('processing', purchase.key);
    const sent = await sendCharge(api, purchase, paid, returnUrl);
    atoms.set(cardTokenAtom, null);
    if (sent.kind === 'answered') return follow(sent.charge, purchase, source);
    if (sent.kind === 'lost') return leave(paymentPath('processing', purchase.key));
    dropPurchase(purchase);
    return refused(sent.error, order, viewerId);
  }

  return {
    busy,
    problem,
    hasNoCard,
    isGone,
    async pay(order, source) {
      if (underWay.current || viewer === undefined) return;
      setProblem(undefined);
      if (!navigator.onLine) return setProblem(text('checkout.offline'));
      underWay.current = true;
      setBusy(true);
      let outcome: Outcome = 'stays';
      try {
        outcome = await send(order, source, viewer);
      } finally {
        underWay.current = outcome === 'leaves';
        setBusy(underWay.current);
      }
    },
  };
}
