import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useViewer } from '@touchline/feature-kit';
import type { ContractView } from '../../api/products/product-view.ts';
import { contractsQuery } from '../../api/personal-queries.ts';

const noContracts: readonly ContractView[] = [];

/**
 * The viewer's contracts, for the text next to an offer; undefined while they load. After a failure the page treats
 * no product as covered, because the backend refuses a charge for covered products.
 */
export function useContracts(): readonly ContractView[] | undefined {
  const viewer = useViewer();
  const { data, isError } = useQuery(contractsQuery(useApi(), viewer?.id));
  if (viewer === null || isError) return data ?? noContracts;
  return data;
}
