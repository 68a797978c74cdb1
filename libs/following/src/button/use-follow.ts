import { useApi } from '@touchline/api-client';
import { followedListName } from '@touchline/content';
import { type EntrancePress, useViewer, useViewerActions, useWrite, storePendingAction } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { followMutation } from '../followed/follow-mutation.ts';
import { type FollowTarget, getId } from '../followed/follow-target.ts';
import { useFollowed } from '../followed/use-followed.ts';
import type { FollowingOptions } from '../options.ts';

export interface FollowState {
  /** Whether the viewer follows the target; undefined until known, and for a visitor. */
  on: boolean | undefined;
  /**
   * Uses the sign-in's press for the button. A signed-in viewer's press follows or unfollows; a double press counts
   * once. A visitor's press opens the sign-in and follows the target after it.
   */
  press: (entrancePress: EntrancePress) => EntrancePress;
}

/** Follows a target, for viewers and visitors. */
export function useFollow(target: FollowTarget, options: FollowingOptions): FollowState {
  const api = useApi();
  const telemetry = useTelemetry();
  const store = useStore();
  const viewer = useViewer();
  const session = useViewerActions();
  const write = useWrite();
  const text = useText('following');
  const { isFollowed, isChanging } = useFollowed();
  const isFollowedNow = isFollowed(target);
  const id = getId(target);

  async function toggle(entrancePress: EntrancePress): Promise<void> {
    if (isChanging(target)) return;
    // The press may come before the session is known. A visitor's press continues at once, because browsers allow a
    // window only right after a press.
    const currentViewer = viewer === undefined ? await session.known() : viewer;
    const { name } = target;
    if (currentViewer)
      return void (await write(followMutation(options, { api, telemetry }, currentViewer.id, name), {
        id,
        kept: isFollowedNow !== true,
      }));
    storePendingAction(store, { list: followedListName, id, title: name, purpose: text('signInTo', { name }) });
    entrancePress.onClick();
  }

  return {
    on: isFollowedNow,
    press(entrancePress) {
      const onClick = () => void toggle(entrancePress);
      return viewer ? { onClick } : { ...entrancePress, onClick };
    },
  };
}
