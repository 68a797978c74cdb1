import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { removeTags, saveTag, updateTag, type Tag, type TagSaveBody } from '@touchline/contract';
import type { WriteVariables } from '@touchline/feature-kit';
import type { Moment } from './moment.ts';
import { tagsKey } from './tags-query.ts';

/** The match of the tags, and their viewer. */
export interface MomentContext {
  match: string;
  viewer: string;
  /** Whether the video is live or a recording. */
  videoType: 'live' | 'vod';
}

/** A moment that the viewer saves. */
export interface MomentVariables extends WriteVariables {
  readonly moment: Moment;
  /** The server does not have it yet; until then its id is from this page. */
  readonly isNew: boolean;
}

/** Moments that the viewer removes. */
export interface RemovalVariables extends WriteVariables {
  readonly ids: readonly string[];
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000);

/**
 * The save payload of section 3.
 * @param fallback title of a moment without one
 */
export function toPayload({ match, videoType }: MomentContext, moment: Moment, fallback: string): TagSaveBody {
  const { title, about, kind, global, start, end, period, shirt, team } = moment;
  return {
    targetId: match,
    title: title ?? fallback,
    type: about,
    kind,
    global,
    ...(end === undefined
      ? { time: toMilliseconds(start) }
      : { startTime: toMilliseconds(start), endTime: toMilliseconds(end) }),
    playerNumber: shirt,
    period,
    team: team && { teamId: team.id, title: team.name, color: team.color, logo: team.logo },
    mode: 'sync',
    videoType,
    streamName: 'hd',
  };
}

const updateCachedTags = (
  client: QueryClient,
  { match, viewer }: MomentContext,
  change: (tags: readonly Tag[]) => Tag[],
): void => void client.setQueryData<Tag[]>(tagsKey(match, viewer), (tags) => tags && change(tags));

/** The server gets all writes to the tags of a match one after the other. */
const getScope = ({ match }: MomentContext) => ({ id: `moments ${match}` });

/**
 * Saves a new moment, or replaces a saved one.
 * @param fallback title of a moment without one
 */
export const saveMomentMutation = (api: Api, place: MomentContext, fallback: string) =>
  mutationOptions({
    mutationKey: ['moments', 'save', place.match],
    scope: getScope(place),
    mutationFn({ id, moment, isNew }: MomentVariables): Promise<Tag> {
      const payload = toPayload(place, moment, fallback);
      return isNew ? api.call(saveTag, { body: payload }) : api.call(updateTag, { body: { ...payload, id } });
    },
    onSuccess: (saved: Tag, _wish, _before, { client }) =>
      updateCachedTags(client, place, (tags) => [...tags.filter(({ id }) => id !== saved.id), saved]),
  });

/** Ids in one call. */
const idsPerCall = 100;

/** Removes moments. A moment that the server keeps returns to the list. */
export const removeMomentsMutation = (api: Api, place: MomentContext) =>
  mutationOptions({
    mutationKey: ['moments', 'remove', place.match],
    scope: getScope(place),
    async mutationFn({ ids }: RemovalVariables, { client }): Promise<void> {
      for (let from = 0; from < ids.length; from += idsPerCall) {
        const { removed } = await api.call(removeTags, { body: { ids: ids.slice(from, from + idsPerCall) } });
        // Each call's moments leave the cache at once, because a later call may fail.
        const gone = new Set(removed);
        updateCachedTags(client, place, (tags) => tags.filter(({ id }) => !gone.has(id)));
      }
    },
  });
