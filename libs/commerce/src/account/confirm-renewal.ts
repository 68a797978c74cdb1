import { type Api, readAllPages } from '@touchline/api-client';
import { type CustomerContract, toPortalError, isAnswerLost } from '@touchline/contract';

/** Whether a contract will not be charged again. */
export const hasStoppedRenewing = ({ status, auto_renew: isRenewing }: CustomerContract): boolean =>
  status === 'canceled' || status === 'expired' || (status !== 'pending' && isRenewing === false);

/** Whether a contract is charged again at its end. */
export const isRenewingAgain = ({ status, auto_renew: isRenewing }: CustomerContract): boolean =>
  (status === 'active' && isRenewing !== false) || (status === undefined && isRenewing === true);

/** The contract as the backend reports it, and whether it is in the state that the viewer wants. */
export interface RenewalAnswer {
  contract: CustomerContract | undefined;
  isConfirmed: boolean;
}

/**
 * Changes a contract's renewal. Only the contract's own state confirms the change (decisions, section 6): in the
 * answer, otherwise by its id, otherwise in the list.
 * @throws the request's error, if it was refused, or if its answer is lost and no state confirms it
 */
export async function changeRenewal(
  api: Api,
  id: string,
  send: () => Promise<CustomerContract>,
  isWanted: (contract: CustomerContract) => boolean,
): Promise<RenewalAnswer> {
  const sent = await send().then(
    (contract) => ({ contract }),
    (error: unknown) => {
      if (!isAnswerLost(error) && toPortalError(error).code !== 'invalid_response') throw error;
      return { error };
    },
  );
  if ('contract' in sent && isWanted(sent.contract)) return { contract: sent.contract, isConfirmed: true };
  for (const ask of [askForContract, askForList]) {
    const contract = await ask(api, id).catch(() => undefined);
    if (contract && isWanted(contract)) return { contract, isConfirmed: true };
  }
  if ('error' in sent) throw sent.error;
  return { contract: undefined, isConfirmed: false };
}

async function askForContract(api: Api, id: string): Promise<CustomerContract> {
  const { getContract } = await import('./contract-calls.ts');
  return api.call(getContract, { params: { id } });
}

async function askForList(api: Api, id: string): Promise<CustomerContract | undefined> {
  const { listContracts } = await import('./contract-calls.ts');
  const size = 100;
  const contracts = await readAllPages((page) => api.call(listContracts, { query: { page, size, next: true } }), {
    size,
  });
  return contracts.find((contract) => contract.id === id);
}
