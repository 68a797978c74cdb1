import { useText } from '@touchline/i18n';
import { pendingActionAtom } from '@touchline/feature-kit';
import { Notice } from '@touchline/ui-kit';
import { useAtomValue } from 'jotai';
import { saveToWatchlistAction } from '../../selected/watchlist-call.ts';

/**
 * The purpose of the sign-in, after a press on another page. It stays hidden after a reload, because it would push the
 * content down.
 */
export function SignInPurposeNotice() {
  const text = useText('account');
  const pendingAction = useAtomValue(pendingActionAtom);
  if (!pendingAction) return null;
  const purpose =
    pendingAction.action === saveToWatchlistAction
      ? text('signIn.toSave', { title: pendingAction.title })
      : pendingAction.purpose;
  return purpose !== undefined && <Notice>{purpose}</Notice>;
}
