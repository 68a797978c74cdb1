import { growingList, type ListQuery, toEventPage } from '@touchline/content';
import { listUserClips } from '@touchline/contract';
import { selectedPageSize } from './selected-page-size.ts';

/** The clips that a viewer cut, latest first, page by page. @param viewer whose: nobody sees another's from the cache */
export const ownClipsQuery =
  (viewer: string): ListQuery =>
  (api, now) =>
    growingList(
      'own-clips',
      { viewer },
      async (page, instant, signal) => {
        const body = { page, size: selectedPageSize, sort: 'added', order: 'desc', next: true, count: false } as const;
        return toEventPage(await api.call(listUserClips, { body }, { signal }), instant);
      },
      now,
    );
