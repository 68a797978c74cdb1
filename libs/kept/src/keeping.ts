import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';
import type { ChangingList } from './kept-list.ts';
import { keptQuery } from './kept-query.ts';

/** Something is to be kept, or let go. */
export interface KeepingWish extends Wish {
  readonly kept: boolean;
}

/** Keeps things on a viewer's list and lets them go: for `useWrite`. What does it is loaded with the first wish. */
export const keeping = (list: ChangingList, api: Api, viewer: string | undefined) =>
  mutationOptions({
    mutationKey: keptQuery(list, viewer).queryKey,
    async mutationFn(wish: KeepingWish, { client }): Promise<void> {
      if (viewer === undefined) throw new PortalError('unauthorized', { status: 401, retryable: false });
      const { saveKept } = await import('./save-kept.ts').catch((cause: unknown) => {
        throw new PortalError('network_error', { cause });
      });
      await saveKept(client, api, list, viewer, wish);
    },
  });
