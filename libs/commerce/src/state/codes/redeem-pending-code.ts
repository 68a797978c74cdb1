import { isAnswerLost, PortalError } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { redeemCode } from './code-writing.ts';
import { eventPath } from '../../paths.ts';
import { getCodeFailureText } from './code-failure.ts';
import { storePendingCode, takePendingCode } from './pending-code.ts';

/**
 * Redeems the code of a visitor who has signed in, and shows the result. If the response is lost, the next page
 * redeems the code.
 */
export async function redeemPendingCode(context: StartContext, viewer: string): Promise<void> {
  const typedCode = takePendingCode(context.atoms, viewer);
  if (!typedCode) return;
  const text = await context.texts();
  try {
    const { contract, isUnlocked } = await redeemCode(typedCode, context, viewer);
    if (!isUnlocked) return context.notify('danger', text('account.unconfirmed'));
    const eventId = contract.event_id;
    const watchAction = eventId !== undefined && {
      label: text('payment.watch'),
      onPress: () => context.navigate(eventPath(eventId)),
    };
    const title = typedCode.title || contract.title || text('code.title');
    context.notify('success', text('code.opened', { title }), watchAction || undefined);
  } catch (error) {
    // A second request of the same viewer returns the same contents.
    if (isAnswerLost(error)) storePendingCode(context.atoms, typedCode, typedCode.title, viewer);
    context.notify('danger', getCodeFailureText(error, text) ?? context.errorText(error));
    if (!(error instanceof PortalError)) throw error;
  }
}
