import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { PortalError, removeTags, saveTag, updateTag, type Tag, type TagSaveBody, unsaidId } from '@touchline/contract';
import type { WriteMutation, WriteVariables } from '@touchline/feature-kit';
import type { Moment } from './moment.ts';
import { loadTags, getTagsKey } from './tags-query.ts';

/** The match of the tags, and their viewer. */
export interface MomentContext {
  matchId: string;
  /** Null for a visitor, who writes no moments. */
  viewerId: string | null;
  /** Whether the video is live or a recording. */
  videoType: 'live' | 'vod';
}

/** A moment that the viewer saves. */
export interface MomentVariables extends WriteVariables {
  readonly moment: Moment;
  /** True for a moment that the server has not saved yet: this page made its id. */
  readonly isNew: boolean;
}

/** Moments that the viewer removes. */
export interface RemovalVariables extends WriteVariables {
  readonly ids: readonly string[];
}

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000);

/**
 * The payload that saves a tag (specification, section 3).
 * @param fallback title of a moment without one
 */
function toPayload({ matchId, videoType }: MomentContext, moment: Moment, fallback: string): TagSaveBody {
  const { title, subjectType, kind, global, start, end, period, shirt, team, playerId, assistId, clockSeconds } =
    moment;
  return {
    targetId: matchId,
    title: title ?? fallback,
    type: subjectType,
    kind,
    global,
    ...(end === undefined
      ? { time: toMilliseconds(start) }
      : { startTime: toMilliseconds(start), endTime: toMilliseconds(end) }),
    playerNumber: shirt,
    period,
    team: team && { teamId: team.id, title: team.name, color: team.color, logo: team.logo },
    player_id: playerId,
    assist_id: assistId,
    clock_seconds: clockSeconds,
    mode: 'sync',
    videoType,
    streamName: 'hd',
  };
}

const updateCachedTags = (
  client: QueryClient,
  { matchId, viewerId }: MomentContext,
  changeTags: (tags: readonly Tag[]) => Tag[],
): void => void client.setQueryData<Tag[]>(getTagsKey(matchId, viewerId), (tags) => tags && changeTags(tags));

const reloadTags = (client: QueryClient, { matchId, viewerId }: MomentContext): Promise<void> =>
  client.invalidateQueries({ queryKey: getTagsKey(matchId, viewerId) });

/** How far a time moves when a backend rounds it to seconds. */
const maxRoundingMs = 500;
const isSameTime = (savedMs: number | undefined, sentMs: number | undefined): boolean =>
  savedMs === sentMs || Math.abs((savedMs ?? NaN) - (sentMs ?? NaN)) <= maxRoundingMs;

/** Whether a saved tag comes from a payload. Only its content identifies it, because the server chooses its id. */
const isTagOf = ({ title, type, time, startTime, endTime }: Tag, payload: TagSaveBody): boolean =>
  title === payload.title &&
  type === payload.type &&
  isSameTime(time, payload.time) &&
  isSameTime(startTime, payload.startTime) &&
  isSameTime(endTime, payload.endTime);

/** The server gets all writes to the tags of a match one after the other. */
const getScope = ({ matchId }: MomentContext) => ({ id: `moments ${matchId}` });

/**
 * Saves a new moment, or replaces a saved one.
 * @param fallback title of a moment without one
 */
export const saveMomentMutation = (
  api: Api,
  momentContext: MomentContext,
  fallback: string,
): WriteMutation<Tag, MomentVariables> => ({
  ...mutationOptions({
    mutationKey: ['moments', 'save', momentContext.matchId],
    scope: getScope(momentContext),
    mutationFn({ id, moment, isNew }: MomentVariables): Promise<Tag> {
      const payload = toPayload(momentContext, moment, fallback);
      return isNew ? api.call(saveTag, { body: payload }) : api.call(updateTag, { body: { ...payload, id } });
    },
    onSuccess(savedTag: Tag, variables, _onMutateResult, { client }) {
      // Without the server's id, the page's own id identifies the tag until the reload. A changed tag has its id
      // already.
      const id = savedTag.id === unsaidId || !variables.isNew ? variables.id : savedTag.id;
      updateCachedTags(client, momentContext, (tags) => [...tags.filter((tag) => tag.id !== id), { ...savedTag, id }]);
      if (savedTag.id === unsaidId) return reloadTags(client, momentContext);
    },
    onError: (_error, _variables, _onMutateResult, { client }) => void reloadTags(client, momentContext),
  }),
  /** Looks for the tag of a call whose answer is lost, because a repeated call would create a second tag. */
  async lookUp({ moment, isNew }: MomentVariables): Promise<Tag | undefined> {
    if (!isNew) return undefined;
    const payload = toPayload(momentContext, moment, fallback);
    const tags = await loadTags(api, momentContext.matchId);
    return tags.find((tag) => isTagOf(tag, payload));
  },
});

/** Limit of ids in one call. */
const idsPerCall = 100;

/** Removes moments. A moment that the server keeps returns to the list, and the removal fails. */
export const removeMomentsMutation = (api: Api, momentContext: MomentContext) =>
  mutationOptions({
    mutationKey: ['moments', 'remove', momentContext.matchId],
    scope: getScope(momentContext),
    async mutationFn({ ids }: RemovalVariables, { client }): Promise<void> {
      let isComplete = true;
      for (let startIndex = 0; startIndex < ids.length; startIndex += idsPerCall) {
        const { removed } = await api.call(removeTags, {
          body: { ids: ids.slice(startIndex, startIndex + idsPerCall) },
        });
        // Each call's moments leave the cache at once, because a later call may fail.
        const removedIds = new Set(removed);
        updateCachedTags(client, momentContext, (tags) => tags.filter(({ id }) => !removedIds.has(id)));
        isComplete &&= ids.slice(startIndex, startIndex + idsPerCall).every((id) => removedIds.has(id));
      }
      if (isComplete) return;
      // The response omits tags that were gone already, and tags that the server keeps. Only a new list distinguishes
      // them.
      const tags = await loadTags(api, momentContext.matchId);
      if (tags.some(({ id }) => ids.includes(id))) throw new PortalError('conflict', { status: 409, retryable: false });
      updateCachedTags(client, momentContext, () => tags);
    },
    onError: (_error, _variables, _onMutateResult, { client }) => void reloadTags(client, momentContext),
  });
