import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { applyUpdate, contentKeys, growingList, type ListQuery, type Now, toEventPage } from '@touchline/content';
import { deleteClip, listUserClips, updateClip } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';
import { ownList } from './own-list.ts';
import { takeOut } from './take-out.ts';

const call = 'own-clips';

/** Section 9: clips are asked for by 10. */
const pageSize = 10;

/** The clips that a viewer cut, latest first, page by page. @param viewer whose: nobody sees another's from the cache */
export const ownClipsQuery = (api: Api, viewer: string, now: Now): ListQuery => ({
  ...growingList(
    call,
    { viewer },
    async (page, instant, signal) => {
      const body = { page, size: pageSize, sort: 'added', order: 'desc', next: true, count: false } as const;
      return toEventPage(await api.call(listUserClips, { body }, { signal }), instant);
    },
    now,
  ),
  ...ownList,
});

/** Gives a clip another title, wherever it is shown. */
export const clipRenaming = (api: Api) =>
  mutationOptions({
    mutationKey: [call, 'rename'],
    mutationFn: ({ id, title }: Wish & { title: string }) => api.call(updateClip, { params: { id }, body: { title } }),
    onSuccess: (now, { id, title }, _before, { client }) =>
      applyUpdate(client, id, { title: now.title ?? title, safe_title: now.safe_title ?? null }),
  });

/** Deletes a clip for good. */
export const clipDeletion = (api: Api, viewer: string) =>
  mutationOptions({
    mutationKey: [call, 'delete'],
    mutationFn: ({ id }: Wish) => api.call(deleteClip, { params: { id } }),
    onSuccess: (_done, { id }, _before, { client }) => takeOut(client, contentKeys.infinite(call, { viewer }), id),
  });
