import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { WriteVariables } from '@touchline/feature-kit';
import { isAnswerLost } from '@touchline/contract';
import { type ContractView, toContractView } from '../products/product-view.ts';
import { contractQuery, creditCardQuery, personalKey } from '../personal-queries.ts';
import { changeRenewal, hasStoppedRenewing, isRenewingAgain, type RenewalAnswer } from './confirm-renewal.ts';

/**
 * Sends a request, and looks up whether it was carried out if the response is lost.
 * @param lookUpAnswer returns the current state in the shape of the response
 * @throws the request's error, if it was not carried out or the look-up fails
 */
async function callOrLookUp<Answer>(
  send: () => Promise<Answer>,
  lookUpAnswer: () => Promise<Answer>,
  hasHappened: (foundAnswer: Answer) => boolean,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    const lookUpResult = await lookUpAnswer().then(
      (answer) => ({ answer }),
      () => undefined,
    );
    if (!lookUpResult || !hasHappened(lookUpResult.answer)) throw error;
    return lookUpResult.answer;
  }
}

/** The contract after a change. Fields that the response lacks keep their value. */
function mergeChange(contract: ContractView, changedContract: NonNullable<RenewalAnswer['contract']>): ContractView {
  const { status, isActive, isCanceled, endDate } = toContractView(
    { end_date: contract.endDate, ...changedContract },
    Date.now(),
  );
  return {
    ...contract,
    status,
    isActive,
    isCanceled,
    endDate,
    autoRenew: changedContract.auto_renew ?? contract.autoRenew,
  };
}

/** Stores a confirmed change of the contract, and reloads it and the lists that contain it. */
function storeContract(
  client: QueryClient,
  { api, viewer }: { api: Api; viewer: string },
  id: string,
  { contract }: RenewalAnswer,
) {
  const { queryKey } = contractQuery(api, viewer, id);
  if (contract)
    client.setQueryData<ContractView>(
      queryKey,
      (storedContract) => storedContract && mergeChange(storedContract, contract),
    );
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: [...personalKey(viewer), 'contracts'] });
  void client.invalidateQueries({ queryKey: ['commerce', 'subscriptions'] });
}

/** Ends the renewal of a contract. Its dialog shows a failure. */
export const cancelContractMutation = (api: Api, viewer: string) =>
  mutationOptions({
    mutationKey: ['commerce', 'cancel', viewer],
    meta: { failure: 'shown' },
    async mutationFn({ id }: WriteVariables) {
      const { cancelContract } = await import('./contract-calls.ts');
      const send = () => api.call(cancelContract, { body: { platform: 'web', id } });
      return changeRenewal(api, id, send, hasStoppedRenewing);
    },
    onSuccess: (answer, { id }, _onMutateResult, { client }) => storeContract(client, { api, viewer }, id, answer),
  });

/** Undoes the cancellation of a contract (decisions, section 5). */
export const resumeContractMutation = (api: Api, viewer: string) =>
  mutationOptions({
    mutationKey: ['commerce', 'resume', viewer],
    async mutationFn({ id }: WriteVariables) {
      const { resumeContract } = await import('./contract-calls.ts');
      return changeRenewal(api, id, () => api.call(resumeContract, { body: { id } }), isRenewingAgain);
    },
    onSuccess: (answer, { id }, _onMutateResult, { client }) => storeContract(client, { api, viewer }, id, answer),
    // The contract may have ended, or another device may have resumed it, so it is loaded again.
    onError: (_error, { id }, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: contractQuery(api, viewer, id).queryKey }),
  });

/** Removes the stored card at the backend and in the cache. */
export const removeCardMutation = (api: Api, viewer: string) =>
  mutationOptions({
    mutationKey: ['commerce', 'remove-card', viewer],
    meta: { failure: 'shown' },
    async mutationFn(_variables: WriteVariables) {
      const { deleteCreditCard, getCreditCard } = await import('./contract-calls.ts');
      await callOrLookUp(
        async () => void (await api.call(deleteCreditCard, {})),
        async () => {
          if (await api.call(getCreditCard, {})) throw new Error('it is still there');
        },
        () => true,
      );
    },
    onSuccess: (_result, _variables, _onMutateResult, { client }) =>
      client.setQueryData(creditCardQuery(api, viewer).queryKey, null),
  });

/** Replaces the stored card. The write's id is the token of the new card, which later renewals charge. */
export const saveCardMutation = (api: Api, viewer: string) =>
  mutationOptions({
    mutationKey: ['commerce', 'save-card', viewer],
    meta: { failure: 'shown' },
    async mutationFn({ id: token }: WriteVariables) {
      const { saveCreditCard } = await import('./contract-calls.ts');
      return api.call(saveCreditCard, { body: { card: { token } } });
    },
    onSuccess(card, _variables, _onMutateResult, { client }) {
      const { queryKey } = creditCardQuery(api, viewer);
      // A response without the card confirms only the write.
      if (card.last4 === '') return client.invalidateQueries({ queryKey });
      client.setQueryData(queryKey, card);
    },
    // The backend may have stored the card although the response was lost.
    onError: (_error, _variables, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: creditCardQuery(api, viewer).queryKey }),
  });
