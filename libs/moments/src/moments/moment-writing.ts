import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { removeTags, saveTag, updateTag, type Tag, type TagSaveBody } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';
import type { Moment } from './moment.ts';
import { tagsKey } from './tags-query.ts';

/** Whose tags are written, and of which match. */
export interface MomentPlace {
  match: string;
  viewer: string;
  /** What the viewer watches. */
  videoType: 'live' | 'vod';
}

/** A moment as it is to be. */
export interface MomentWish extends Wish {
  readonly moment: Moment;
  /** It is not on the server yet: its id is this page's own until then. */
  readonly isNew: boolean;
}

/** Moments are to go. */
export interface RemovalWish extends Wish {
  readonly ids: readonly string[];
}

const milliseconds = (seconds: number): number => Math.round(seconds * 1000);

/** The save payload of section 3. */
export function toPayload({ match, videoType }: MomentPlace, moment: Moment, fallback: string): TagSaveBody {
  const { title, about, kind, global, start, end, period, shirt, team } = moment;
  return {
    targetId: match,
    title: title ?? fallback,
    type: about,
    kind,
    global,
    ...(end === undefined
      ? { time: milliseconds(start) }
      : { startTime: milliseconds(start), endTime: milliseconds(end) }),
    playerNumber: shirt,
    period,
    team: team && { teamId: team.id, title: team.name, color: team.color, logo: team.logo },
    mode: 'sync',
    videoType,
    streamName: 'hd',
  };
}

const changed = (client: QueryClient, { match, viewer }: MomentPlace, change: (tags: readonly Tag[]) => Tag[]): void =>
  void client.setQueryData<Tag[]>(tagsKey(match, viewer), (tags) => tags && change(tags));

/** All writes to the tags of a match go to the server one after the other. */
const scopeOf = ({ match }: MomentPlace) => ({ id: `moments ${match}` });

/** Writes a moment, new or as a whole. @param fallback what one without a title is called */
export const momentSaving = (api: Api, place: MomentPlace, fallback: string) =>
  mutationOptions({
    mutationKey: ['moments', 'save', place.match],
    scope: scopeOf(place),
    mutationFn({ id, moment, isNew }: MomentWish): Promise<Tag> {
      const payload = toPayload(place, moment, fallback);
      return isNew ? api.call(saveTag, { body: payload }) : api.call(updateTag, { body: { ...payload, id } });
    },
    onSuccess: (saved: Tag, _wish, _before, { client }) =>
      changed(client, place, (tags) => [...tags.filter(({ id }) => id !== saved.id), saved]),
  });

/** A call names as many as a backend reads. */
const idsPerCall = 100;

/** Removes moments. What the server did not remove comes back. */
export const momentRemoval = (api: Api, place: MomentPlace) =>
  mutationOptions({
    mutationKey: ['moments', 'remove', place.match],
    scope: scopeOf(place),
    async mutationFn({ ids }: RemovalWish, { client }): Promise<void> {
      for (let from = 0; from < ids.length; from += idsPerCall) {
        const { removed } = await api.call(removeTags, { body: { ids: ids.slice(from, from + idsPerCall) } });
        // Each part as soon as it is gone: a later one may fail.
        const gone = new Set(removed);
        changed(client, place, (tags) => tags.filter(({ id }) => !gone.has(id)));
      }
    },
  });
