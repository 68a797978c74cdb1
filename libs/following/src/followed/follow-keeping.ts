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

/** Follows a target or lets it go, for `write` with its `idOf`; telemetry hears what came of it. @param name names it where that fails */
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
