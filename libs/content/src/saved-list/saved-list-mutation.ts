import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { lazyCode, PortalError } from '@touchline/contract';
import type { WriteVariables } from '@touchline/feature-kit';
import type { EditableList } from './saved-list.ts';
import { savedListQuery } from './saved-list-query.ts';

/** A write that adds an item to a list or removes it. */
export interface SavedListVariables extends WriteVariables {
  readonly isSaved: boolean;
}

const loadWriting = lazyCode(() => import('./write-saved-list.ts'));

/**
 * The mutation that adds items to a viewer's list or removes them, for `useWrite`. Its code loads with the first
 * write.
 */
export const savedListMutation = (savedList: EditableList, api: Api, viewer: string | undefined) =>
  mutationOptions({
    mutationKey: savedListQuery(savedList, viewer).queryKey,
    async mutationFn(variables: SavedListVariables, { client }): Promise<void> {
      if (viewer === undefined) throw new PortalError('unauthorized', { status: 401, retryable: false });
      const { writeSavedList } = await loadWriting();
      await writeSavedList(client, api, savedList, viewer, variables);
    },
  });
