import { useApi } from '@touchline/api-client';
import { sessionAtom } from '@touchline/auth-session';
import { type EntrancePress, useViewer, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { noteWished } from '@touchline/kept';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { followKeeping } from '../followed/follow-keeping.ts';
import { type FollowTarget, idOf } from '../followed/follow-target.ts';
import { followedName } from '../followed/followed-list.ts';
import { useFollowed } from '../followed/use-followed.ts';
import type { FollowingOptions } from '../options.ts';

export interface Follow {
  /** Whether the viewer follows the target; undefined until known, and for a visitor. */
  on: boolean | undefined;
  /**
   * Turns the entrance's press into the button's. A member's press follows or unfollows, a double press once; a
   * visitor's press leads to sign-in and follows the target afterwards.
   */
  press: (enter: EntrancePress) => EntrancePress;
}

/** Follows a target, for viewers and visitors. */
export function useFollow(target: FollowTarget, options: FollowingOptions): Follow {
  const api = useApi();
  const telemetry = useTelemetry();
  const store = useStore();
  const viewer = useViewer();
  const write = useWrite();
  const text = useText('following');
  const { isFollowed, isChanging } = useFollowed();
  const on = isFollowed(target);
  const id = idOf(target);

  async function toggle(enter: EntrancePress): Promise<void> {
    if (isChanging(target)) return;
    // The press may come before the session is known. A visitor's press continues at once: browsers open a window only
    // right after a press.
    const known = viewer === undefined ? await store.get(sessionAtom)?.known() : viewer;
    const { name } = target;
    if (known)
      return void (await write(followKeeping(options, { api, telemetry }, known.id, name), { id, kept: on !== true }));
    noteWished(store, { list: followedName, id, title: name, purpose: text('signInTo', { name }) });
    enter.onClick();
  }

  return {
    on,
    press(enter) {
      const onClick = () => void toggle(enter);
      return viewer ? { onClick } : { ...enter, onClick };
    },
  };
}
