import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { getPasskeys, type Passkey, type PasskeyList } from '@touchline/contract';

const createKey = (viewer: string | undefined) => ['account', 'passkeys', viewer] as const;

/** The passkeys of a viewer's account, and the allowed count. */
export const passkeysQuery = (api: Api, viewer: string | undefined) =>
  queryOptions({
    queryKey: createKey(viewer),
    queryFn: (): Promise<PasskeyList> => api.call(getPasskeys, {}),
    enabled: viewer !== undefined,
    retry: false,
    meta: { personal: 'own' },
  });

/** Shows the passkeys in the answer to a write, or loads them if the answer has no list. */
export function updatePasskeys(
  client: QueryClient,
  viewer: string | undefined,
  { passkeys, limit }: { passkeys?: Passkey[] | undefined; limit?: number | undefined },
): void {
  const queryKey = createKey(viewer);
  if (!passkeys) return void client.invalidateQueries({ queryKey });
  client.setQueryData<PasskeyList>(queryKey, (list) => ({ ...list, passkeys, ...(limit !== undefined && { limit }) }));
}
