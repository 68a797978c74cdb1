import { type StartContext, write, takePendingAction } from '@touchline/feature-kit';
import { syncSavedList } from '@touchline/content';
import type { FollowingOptions } from '../options.ts';
import { followMutation } from '../api/follow-mutation.ts';
import { followAction } from '../api/follow-target.ts';
import { createFollowedList } from '../api/followed-list.ts';

/**
 * Loads a viewer's followed targets, syncs them between tabs, and follows the target of a visitor who has signed in.
 * @param viewer the id of a viewer whom the device check has accepted
 * @returns a function that ends it
 */
export function syncFollowed(options: FollowingOptions, context: StartContext, viewer: string): () => void {
  void followPendingTarget(options, context, viewer);
  return syncSavedList(createFollowedList(options), context, viewer, async (error, tryAgain) => {
    const text = await context.texts();
    // Specification, section 8: the toast shows the translated message of the error code.
    const action = { label: text('tryAgain'), onPress: tryAgain };
    context.notify('danger', `${text('loadFailed')} ${context.errorText(error)}`, action);
  });
}

async function followPendingTarget(options: FollowingOptions, context: StartContext, viewer: string): Promise<void> {
  const pendingAction = takePendingAction(context.atoms, followAction, viewer);
  if (!pendingAction) return;
  const { payload, title: name } = pendingAction;
  const id = payload['id'] ?? '';
  // `write` has already reported a failure.
  const { kind } = await write(context.queryClient, followMutation(options, context, viewer, name), {
    id,
    isSaved: true,
  });
  if (kind !== 'written') return;
  const text = await context.texts();
  context.notify('success', text('followed', { name }));
}
