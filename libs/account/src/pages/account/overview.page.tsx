import { accountOverview, Slot } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import { Suspense } from 'react';
import { useMember } from '../../state/use-member.ts';
import { defineAccountPage } from './account-page.tsx';
import { AccountHead } from '../../components/account-frame/account-head.tsx';
import { LatestSavedRows } from './latest-saved-rows.tsx';

/** The account's overview: the date of registration, other features' parts, and the latest saved media. */
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
      {user && (
        // The texts of other features load later: the heading, which gets the focus, does not wait for them.
        <Suspense fallback={<Skeleton blockSize="120px" radius="m" />}>
          <Slot of={accountOverview} props={{}} />
        </Suspense>
      )}
      {user && <LatestSavedRows key={user.id} viewer={user.id} />}
    </>
  );
}

/** /account */
export const overviewPage = () => defineAccountPage('account.title', () => <Overview />);
