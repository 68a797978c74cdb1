import { type StartContext, type StartEffect, whileAdmitted, write } from '@touchline/feature-kit';
import { followKept, takeWished } from '@touchline/kept';
import type { FollowingOptions } from '../options.ts';
import { followKeeping } from './follow-keeping.ts';
import { followedList } from './followed-list.ts';

/**
 * Loads the viewer's followed targets after the device check, keeps them in step across tabs, and follows the target
 * that the viewer signed in for.
 */
export const followFollowed =
  (options: FollowingOptions): StartEffect =>
  (context) =>
    whileAdmitted(context.atoms, async (viewer) => {
      void followWished(options, context, viewer);
      return followKept(followedList(options), context, viewer, async (error, tryAgain) => {
        const text = await context.texts();
        // Section 8: the code's translated message.
        const action = { label: text('tryAgain'), onPress: tryAgain };
        context.notify('danger', `${text('loadFailed')} ${context.errorText(error)}`, action);
      });
    });

async function followWished(options: FollowingOptions, context: StartContext, viewer: string): Promise<void> {
  const wish = takeWished(context.atoms, followedList(options));
  if (!wish) return;
  const { id, title: name } = wish;
  // `write` has reported a failure already.
  const { kind } = await write(context.queryClient, followKeeping(options, context, viewer, name), { id, kept: true });
  if (kind !== 'written') return;
  const text = await context.texts();
  context.notify('success', text('followed', { name }));
}
