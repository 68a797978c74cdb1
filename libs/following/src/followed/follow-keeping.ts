import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { keeping } from '@touchline/kept';
import type { Telemetry } from '@touchline/telemetry';
import type { FollowingOptions } from '../options.ts';
import { readFollowedId } from './follow-target.ts';
import { followedList } from './followed-list.ts';

interface KeepingContext {
  api: Api;
  telemetry: Telemetry;
}

const events = {
  team: { true: 'team_follow', false: 'team_unfollow' },
  identity_item: { true: 'category_follow', false: 'category_unfollow' },
} as const;

/**
 * Mutation that follows or unfollows a target, for `write` with its `idOf`. It reports the outcome to telemetry.
 * @param name names the target in the message about a failure
 */
export const followKeeping = (
  options: FollowingOptions,
  { api, telemetry }: KeepingContext,
  viewer: string | undefined,
  name: string,
) =>
  mutationOptions({
    ...keeping(followedList(options), api, viewer),
    meta: { subject: name },
    onSuccess(_done, { id, kept }) {
      const { type, referenceId } = readFollowedId(id);
      telemetry.event(events[type][`${kept}`], { item_id: referenceId, item_name: name });
    },
  });
