import { useFormats, useText } from '@touchline/i18n';
import { useMember } from '../use-member.ts';
import { AccountHead } from './account-head.tsx';
import { LatestSavedRows } from './latest-saved-rows.tsx';

/** The account's overview: the date of registration, and the latest saved media. */
export function Overview() {
  const text = useText('account');
  const formats = useFormats();
  const user = useMember();
  const addedText = user?.added && formats.date(user.added);
  return (
    <>
      <AccountHead
        title={text('account.title')}
        lead={addedText ? text('account.memberSince', { date: addedText }) : '\u00a0'}
      />
      {user && <LatestSavedRows key={user.id} viewer={user.id} />}
    </>
  );
}
