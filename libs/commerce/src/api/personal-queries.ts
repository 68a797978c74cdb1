import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { CreditCard } from '@touchline/contract';
import { type ContractView, toContractView } from './products/product-view.ts';
import { storeIsCut } from './cut-lists.ts';
import { removeDuplicates } from './remove-duplicates.ts';

const pageSize = 100;

/** The key prefix of the viewer's own queries, which a purchase may change. */
export const personalKey = (viewer: string | undefined) => ['commerce', 'own', viewer] as const;

/** A viewer's contracts, the latest first. @param activeOnly leaves out ended and canceled contracts */
export const contractsQuery = (api: Api, viewer: string | undefined, { activeOnly = false } = {}) =>
  queryOptions({
    queryKey: [...personalKey(viewer), 'contracts', activeOnly],
    meta: { personal: 'own' },
    enabled: viewer !== undefined,
    async queryFn({ signal, client, queryKey }): Promise<ContractView[]> {
      const { listContracts, readWholeList } = await import('./commerce-calls.ts');
      const activeFilter = activeOnly ? { active: true, canceled: false } : {};
      const queryParams = { size: pageSize, next: true, ...activeFilter };
      const { entries, isCut } = await readWholeList(
        (page) => api.call(listContracts, { query: { ...queryParams, page } }, { signal }),
        { size: pageSize },
      );
      storeIsCut(client, queryKey, isCut);
      const views = entries.map((contract) => toContractView(contract, Date.now()));
      return removeDuplicates(views, ({ id }) => id);
    },
  });

/** One contract. */
export const contractQuery = (api: Api, viewer: string | undefined, id: string) =>
  queryOptions({
    queryKey: [...personalKey(viewer), 'contract', id],
    meta: { personal: 'own' },
    enabled: viewer !== undefined,
    async queryFn({ signal }): Promise<ContractView> {
      const { getContract } = await import('./commerce-calls.ts');
      return toContractView(await api.call(getContract, { params: { id } }, { signal }), Date.now());
    },
  });

/** The session's creditCard (specification, section 3): the stored card without its full number; null without one. */
export const creditCardQuery = (api: Api, viewer: string | undefined) =>
  queryOptions({
    queryKey: [...personalKey(viewer), 'card'],
    meta: { personal: 'own' },
    enabled: viewer !== undefined,
    async queryFn({ signal }): Promise<CreditCard | null> {
      const { getCreditCard } = await import('./commerce-calls.ts');
      return api.call(getCreditCard, {}, { signal });
    },
  });
