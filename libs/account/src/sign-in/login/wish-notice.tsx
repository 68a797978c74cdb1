import { useText } from '@touchline/i18n';
import { wishedAtom } from '@touchline/kept';
import { Notice } from '@touchline/ui-kit';
import { useAtomValue } from 'jotai';
import { watchlistCall } from '../../selected/watchlist-call.ts';

/** What the viewer signs in for, where a press of theirs has led here. A page that was loaded anew says nothing: it would push away what is there. */
export function WishNotice() {
  const text = useText('account');
  const wish = useAtomValue(wishedAtom);
  if (!wish) return null;
  const purpose = wish.list === watchlistCall ? text('signIn.toSave', { title: wish.title }) : wish.purpose;
  return purpose !== undefined && <Notice>{purpose}</Notice>;
}
