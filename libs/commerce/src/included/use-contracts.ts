import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useViewer } from '@touchline/feature-kit';
import type { ContractView } from '../products/product-view.ts';
import { contractsQuery } from '../queries/own-queries.ts';

const none: readonly ContractView[] = [];

/**
 * What the viewer holds, for saying beside an offer what it covers; undefined while it is asked for. Where it cannot be had nothing is covered: the backend
 * refuses what is.
 */
export function useContracts(): readonly ContractView[] | undefined {
  const viewer = useViewer();
  const { data, isError } = useQuery(contractsQuery(useApi(), viewer?.id));
  if (viewer === null || isError) return data ?? none;
  return data;
}
