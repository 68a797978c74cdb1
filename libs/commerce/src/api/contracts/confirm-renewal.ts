import { type Api, readAllPages } from '@touchline/api-client';
import { type CustomerContract, toPortalError, isAnswerLost } from '@touchline/contract';

/** Whether a contract will not be charged again. */
export const hasStoppedRenewing = ({ status, auto_renew: isRenewing }: CustomerContract): boolean =>
  status === 'canceled' || status === 'expired' || (status !== 'pending' && isRenewing === false);

/** Whether a contract is charged again at its end. */
export const isRenewingAgain = ({ status, auto_renew: isRenewing }: CustomerContract): boolean =>
  (status === 'active' && isRenewing !== false) || (status === undefined && isRenewing === true);

/** The contract as the backend reports it, and whether it is in the requested state. */
export interface RenewalAnswer {
  contract: CustomerContract | undefined;
  isConfirmed: boolean;
}

/**
 * Changes a contract's renewal. Only the contract's own state confirms the change (decisions, section 6): the response
 * is read first, then a request by the contract's id, then the list.
 * @throws the request's error if it was refused, or if its response was lost and no state confirms the change
 */
export async function changeRenewal(
  api: Api,
  id: string,
  send: () => Promise<CustomerContract>,
  hasRequestedState: (contract: CustomerContract) => boolean,
): Promise<RenewalAnswer> {
  const sendResult = await send().then(
    (contract) => ({ contract }),
    (error: unknown) => {
      if (!isAnswerLost(error) && toPortalError(error).code !== 'invalid_response') throw error;
      return { error };
    },
  );
  if ('contract' in sendResult && hasRequestedState(sendResult.contract))
    return { contract: sendResult.contract, isConfirmed: true };
  for (const fetchById of [fetchContract, fetchContractFromList]) {
    const contract = await fetchById(api, id).catch(() => undefined);
    if (contract && hasRequestedState(contract)) return { contract, isConfirmed: true };
  }
  if ('error' in sendResult) throw sendResult.error;
  return { contract: undefined, isConfirmed: false };
}

async function fetchContract(api: Api, id: string): Promise<CustomerContract> {
  const { getContract } = await import('./contract-calls.ts');
  return api.call(getContract, { params: { id } });
}

async function fetchContractFromList(api: Api, id: string): Promise<CustomerContract | undefined> {
  const { listContracts } = await import('./contract-calls.ts');
  const size = 100;
  const contracts = await readAllPages((page) => api.call(listContracts, { query: { page, size, next: true } }), {
    size,
  });
  return contracts.find((contract) => contract.id === id);
}
