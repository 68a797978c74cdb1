import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';
import type { ChangingList } from './kept-list.ts';
import { keptQuery } from './kept-query.ts';

/** A write that adds a thing to a list or removes it. */
export interface KeepingWish extends Wish {
  readonly kept: boolean;
}

/** The mutation that adds things to a viewer's list or removes them: for `useWrite`. The first write loads its code. */
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
