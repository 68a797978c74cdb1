import { useApi } from '@touchline/api-client';
import { type RequireSignIn, useRequireSignIn, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { followMutation } from '../api/follow-mutation.ts';
import { followAction, type FollowTarget, getId } from '../api/follow-target.ts';
import { useFollowed } from '../api/use-followed.ts';
import type { FollowingOptions } from '../options.ts';

export interface FollowState {
  /** Whether the viewer follows the target; undefined until known, and for a visitor. */
  isFollowed: boolean | undefined;
  /**
   * Props for the button: a signed-in viewer's press follows or unfollows, and a double press counts once. A
   * visitor's press opens the sign-in, and the target is followed after it.
   */
  pressProps: RequireSignIn['prepare'] & { onClick: () => void };
}

/** The state and the press of a button that follows a target, for viewers and visitors. */
export function useFollow(target: FollowTarget, options: FollowingOptions): FollowState {
  const api = useApi();
  const telemetry = useTelemetry();
  const write = useWrite();
  const requireSignIn = useRequireSignIn();
  const text = useText('following');
  const { isFollowed, isChanging } = useFollowed();
  const isFollowedNow = isFollowed(target);
  const id = getId(target);
  const { name } = target;

  function onClick(): void {
    if (isChanging(target)) return;
    const purpose = text('signInTo', { name });
    requireSignIn({ action: followAction, payload: { id }, title: name, purpose }, (viewer) =>
      write(followMutation(options, { api, telemetry }, viewer.id, name), { id, isSaved: isFollowedNow !== true }),
    );
  }

  return { isFollowed: isFollowedNow, pressProps: { ...requireSignIn.prepare, onClick } };
}
