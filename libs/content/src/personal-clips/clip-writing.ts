import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { isNotOffered, toPortalError, unsaidId, type UserClip } from '@touchline/contract';
import type { WriteMutation, WriteVariables } from '@touchline/feature-kit';
import { applyUpdate } from '../cache/event-cache.ts';
import { contentKeys } from '../cache/content-keys.ts';
import { type EventPage, type EventPages } from '../cache/event-page.ts';
import { removeEntry } from '../cache/event-copies.ts';
import { personalClipsCalls } from './personal-clips-queries.ts';

/** A part of a match that a viewer cuts as a clip. `id` is the match's id, times are seconds of the match. */
export interface ClipVariables extends WriteVariables {
  title: string;
  start: number;
  end: number;
}

/** The newest clips first, because a clip whose response was lost is among them. */
const latestClips = { sort: 'added', order: 'desc', page: 0, size: 24 } as const;

/** A backend may round times. Times with a smaller difference count as the same. Seconds. */
const maxRoundingSeconds = 0.5;
const isSameTime = (savedSeconds: number | undefined, sentSeconds: number): boolean =>
  savedSeconds !== undefined && Math.abs(savedSeconds - sentSeconds) <= maxRoundingSeconds;

/**
 * Cuts a clip. The cached lists contain it after the server's response; the component that started the mutation shows
 * it at once.
 */
export const createClipMutation = (api: Api, viewer: string): WriteMutation<UserClip, ClipVariables> => ({
  ...mutationOptions({
    mutationKey: [personalClipsCalls, 'create', viewer],
    // The form shows the reason why a clip is refused.
    meta: { failure: 'shown' },
    mutationFn: async ({ id, title, start, end }: ClipVariables) => {
      const { createClip } = await import('./clip-calls.ts');
      return api.call(createClip, { body: { clip: { title, event_id: id, start_time: start, end_time: end } } });
    },
    onSuccess(clip, { id: matchId }, _onMutateResult, { client }) {
      const matchClipsKey = contentKeys.list(personalClipsCalls, { viewer, matchId, kind: 'user_clip' });
      const queryKey = contentKeys.infinite(personalClipsCalls, { viewer });
      if (clip.id === unsaidId) {
        void client.invalidateQueries({ queryKey });
        return client.invalidateQueries({ queryKey: matchClipsKey });
      }
      const addToPage = (page: EventPage): EventPage => ({
        ...page,
        entries: [clip, ...page.entries.filter((entry) => entry.id !== clip.id)],
      });
      client.setQueryData<EventPage>(matchClipsKey, (page) => page && addToPage(page));
      client.setQueryData<EventPages>(
        queryKey,
        (cachedPages) =>
          cachedPages && {
            ...cachedPages,
            pages: cachedPages.pages.map((page, index) => (index === 0 ? addToPage(page) : page)),
          },
      );
      // The new clip has moved the entries of all later pages by one place.
      void client.invalidateQueries({ queryKey });
    },
  }),
  /** Looks for the clip after a lost response, because sending the request again would cut a second clip. */
  async lookUp({ id, title, start, end }: ClipVariables) {
    const { listUserClips } = await import('./clip-calls.ts');
    const { entries } = await api.call(listUserClips, {
      body: { ...latestClips, filters: { event_id: [id], media_type: ['user_clip'] } },
    });
    return entries.find(
      (clip) => clip.title === title && isSameTime(clip.start_time, start) && isSameTime(clip.end_time, end),
    );
  },
});

/** Changes the title of a clip in every cached copy. */
export const renameClipMutation = (api: Api) =>
  mutationOptions({
    mutationKey: [personalClipsCalls, 'rename'],
    mutationFn: async ({ id, title }: WriteVariables & { title: string }) => {
      const { updateClip } = await import('./clip-calls.ts');
      return api.call(updateClip, { params: { id }, body: { title } });
    },
    onSuccess: (now, { id, title }, _onMutateResult, { client }) =>
      applyUpdate(client, id, { title: now.title ?? title, safe_title: now.safe_title ?? null }),
  });

/**
 * Whether to delete a clip or to keep it. With a token: to delete it while its page closes or its viewer signs out.
 */
export type DeletionChoice = 'delete' | 'keep' | { token: string | undefined };

/**
 * Deletes a clip permanently, once the viewer can no longer undo it. Until then the write is pending, and lists hide the
 * clip. A 404 counts as deleted, because the response to an earlier press may be lost.
 * @param waitForChoice resolves when the time to undo is over; called once per deletion
 */
export const deleteClipMutation = (
  api: Api,
  viewer: string,
  waitForChoice: () => Promise<DeletionChoice> = async () => 'delete',
) =>
  mutationOptions({
    mutationKey: [personalClipsCalls, 'delete'],
    mutationFn: async ({ id }: WriteVariables): Promise<DeletionChoice> => {
      const choicePromise = waitForChoice();
      // A page that closes has no time to load code.
      const { deleteClip } = await import('./clip-calls.ts');
      const choice = await choicePromise;
      if (choice === 'keep') return choice;
      try {
        await api.call(deleteClip, { params: { id } }, choice === 'delete' ? {} : { ...choice, keepalive: true });
      } catch (error) {
        if (toPortalError(error).status !== 404 || isNotOffered(error)) throw error;
      }
      return choice;
    },
    // The server may have deleted the clip although the request failed.
    onError: (_error, _variables, _onMutateResult, { client }) => {
      void client.invalidateQueries({ queryKey: contentKeys.infinite(personalClipsCalls, { viewer }) });
      void client.invalidateQueries({ queryKey: contentKeys.list(personalClipsCalls, { viewer }) });
    },
    onSuccess(choice, { id }, _onMutateResult, { client }) {
      if (choice === 'keep') return;
      removeEntry(client, contentKeys.infinite(personalClipsCalls, { viewer }), id);
      // The clip's match is unknown here, so the clip is removed from the lists of all matches.
      client.setQueriesData<EventPage>(
        { queryKey: contentKeys.list(personalClipsCalls, { viewer }) },
        (page) => page && { ...page, entries: page.entries.filter((entry) => entry.id !== id) },
      );
    },
  });
