import type { WireFollowed } from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';
import { type EditableList, followedListName } from '@touchline/content';
import type { FollowingOptions } from '../options.ts';
import { type Followed, getFollowedId, readFollowedId } from './follow-target.ts';

const toFollowed = ({ reference_id: referenceId, type, title, image_url, identities_id }: WireFollowed): Followed => ({
  id: getFollowedId(type, referenceId),
  referenceId,
  type,
  title: stripBidiControls(title ?? '').trim() || undefined,
  image: image_url,
  identitiesId: identities_id ?? [],
});

/**
 * The list of followed targets: the session's `followed` (specification, section 3), page by page. Images have the
 * addresses that the backend sends.
 */
export const createFollowedList = ({ view }: FollowingOptions): EditableList<Followed> => ({
  name: followedListName,
  async load(api, page, signal) {
    const { followedPageSize, followedTypes, hasNextPage, listFollowed } = await import('./follow-calls.ts');
    // Leagues and categories can be followed with either view (docs/decisions/0037).
    const types = view === 'team' ? [...followedTypes] : (['identity_item'] as const);
    const query = { page, size: followedPageSize, next: true, version: 2, types: [...types] };
    const response = await api.call(listFollowed, { query }, { signal });
    return { entries: response.entries.map(toFollowed), more: hasNextPage(response, followedPageSize) };
  },
  async save(api, id, isFollowed) {
    const { removeFollow, saveFollow } = await import('./follow-calls.ts');
    const { type, referenceId } = readFollowedId(id);
    if (isFollowed) {
      const followed = toFollowed(await api.call(saveFollow, { body: { reference_id: referenceId, type } }));
      // A malformed response may contain another type or id. The entry has the type and id of the request.
      return { ...followed, id, referenceId, type };
    }
    await api.call(removeFollow, { body: { id: referenceId } });
    return null;
  },
});
