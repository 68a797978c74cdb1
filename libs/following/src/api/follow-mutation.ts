import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { invalidateSuggested, savedListMutation } from '@touchline/content';
import type { Telemetry } from '@touchline/telemetry';
import type { FollowingOptions } from '../options.ts';
import { readFollowedId } from './follow-target.ts';
import { createFollowedList } from './followed-list.ts';

interface FollowContext {
  api: Api;
  telemetry: Telemetry;
}

const analyticsEvents = {
  team: { true: 'team_follow', false: 'team_unfollow' },
  identity_item: { true: 'category_follow', false: 'category_unfollow' },
} as const;

/**
 * The mutation that follows or unfollows the target whose id `getId` returns. It reports the result to telemetry and
 * reloads suggestions.
 * @param name the target's name, for the message about a failure
 */
export const followMutation = (
  options: FollowingOptions,
  { api, telemetry }: FollowContext,
  viewer: string | undefined,
  name: string,
) =>
  mutationOptions({
    ...savedListMutation(createFollowedList(options), api, viewer),
    meta: { subject: name },
    onSuccess(_result, { id, isSaved }, _context, { client }) {
      void invalidateSuggested(client);
      const { type, referenceId } = readFollowedId(id);
      telemetry.event(analyticsEvents[type][`${isSaved}`], { item_id: referenceId, item_name: name });
    },
  });
