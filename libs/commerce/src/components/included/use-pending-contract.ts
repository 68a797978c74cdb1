import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { ContractView } from '../../api/products/product-view.ts';
import { contractsQuery } from '../../api/personal-queries.ts';

const refetchIntervalMs = 10_000;

/** The products of a page: by their ids, or by the event of a ticket. */
interface PageProducts {
  productIds: ReadonlySet<string>;
  eventId?: string | undefined;
}

const findPendingContract = (
  contracts: readonly ContractView[] | undefined,
  { productIds, eventId }: PageProducts,
): ContractView | undefined =>
  contracts?.find(
    (contract) =>
      contract.status === 'pending' &&
      (productIds.has(contract.productId) || (eventId !== undefined && contract.eventId === eventId)),
  );

/**
 * The viewer's contract with a pending payment, on any device. During the payment it is polled, because the socket's
 * message may be lost.
 * @param viewer undefined for a visitor
 */
export function usePendingContract(viewer: string | undefined, products: PageProducts): ContractView | undefined {
  const { data } = useQuery({
    ...contractsQuery(useApi(), viewer),
    refetchInterval: ({ state }) => (findPendingContract(state.data, products) ? refetchIntervalMs : false),
  });
  return findPendingContract(data, products);
}
