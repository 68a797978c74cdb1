import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '@touchline/api-client';
import { isNotOffered, PortalError, toPortalError } from '@touchline/contract';
import { useErrorText } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { hasOfferEnded, hasPrice, type ProductView } from '../../api/products/product-view.ts';
import { getPrice } from '../../api/products/format-product.ts';
import { personalKey } from '../../api/personal-queries.ts';
import type { PurchaseTarget } from '../../state/purchase/purchase-machine.ts';
import { subscriptionQuery } from '../../api/product-queries.ts';
import { ticketQuery } from '../../api/ticket-query.ts';
import type { CheckoutError, Order } from '../../state/purchase/order.ts';

/** Loads an offer again, also for the page that shows it. Null if it is no longer on sale. @throws PortalError */
async function fetchCurrentOffer(
  queryClient: QueryClient,
  api: Api,
  { kind, id }: PurchaseTarget,
): Promise<ProductView | null> {
  if (kind === 'subscription') return queryClient.fetchQuery({ ...subscriptionQuery(api, id), staleTime: 0 });
  return (await queryClient.fetchQuery({ ...ticketQuery(api, id), staleTime: 0 })).ticket;
}

/** @returns a function that reloads the data after a refused charge, and resolves with the form's message */
export function useRefusal(): (error: PortalError, order: Order, viewer: string) => Promise<CheckoutError> {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const text = useText('commerce');
  const formats = useFormats();

  /** Whether the products confirm the backend's refusal: the offer is missing or has ended. */
  async function checkOffSale(order: Order): Promise<boolean> {
    try {
      const offer = await fetchCurrentOffer(queryClient, api, order);
      return offer === null || hasOfferEnded(offer, Date.now());
    } catch (error) {
      return toPortalError(error).code === 'not_found';
    }
  }

  /** The message for a refused price. The page then also shows the new price. */
  async function fetchPriceText(order: Order): Promise<string> {
    const offer = await fetchCurrentOffer(queryClient, api, order).catch(() => null);
    const hasPriceChanged = offer && (offer.price !== order.price || offer.currency !== order.currency);
    const price = hasPriceChanged && hasPrice(offer) ? getPrice(offer, formats) : undefined;
    return price === undefined ? text('checkout.priceChanged') : text('checkout.priceNow', { price });
  }

  return async (error, order, viewer) => {
    // A proxy's 404 does not concern the product.
    if (isNotOffered(error)) return { problem: errorText(new PortalError('service_unavailable')) };
    switch (error.code) {
      case 'no_stored_card':
        void queryClient.invalidateQueries({ queryKey: [...personalKey(viewer), 'card'] });
        return { problem: text('checkout.refused.no_stored_card'), hasNoCard: true };
      case 'price_changed':
        return { problem: await fetchPriceText(order) };
      case 'not_found':
        return { problem: text('checkout.refused.not_found'), isGone: await checkOffSale(order) };
      case 'already_covered':
        void queryClient.invalidateQueries({ queryKey: [...personalKey(viewer), 'contracts'] });
        return { problem: errorText(error), isCovered: true };
      case 'purchase_in_progress':
        // The reloaded product makes the form link to that payment.
        await fetchCurrentOffer(queryClient, api, order).catch(() => undefined);
        return { problem: text('checkout.refused.purchase_in_progress') };
      default:
        return { problem: errorText(error) };
    }
  };
}
