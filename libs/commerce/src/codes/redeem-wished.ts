import { PortalError } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { redeemCode } from './code-writing.ts';
import { codeFailure } from './code-failure.ts';
import { takeCode } from './wished-code.ts';

/** Redeems the code that its viewer has signed in for, and says what came of it. */
export async function redeemWished(context: StartContext, viewer: string): Promise<void> {
  const typed = takeCode(context.atoms);
  if (!typed) return;
  const text = await context.texts();
  try {
    await redeemCode(typed, context, viewer);
    context.notify('success', text('code.opened', { title: typed.title }));
  } catch (error) {
    context.notify('danger', codeFailure(error, text) ?? context.errorText(error));
    if (!(error instanceof PortalError)) throw error;
  }
}
