import type { AccountLinkProps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconCircleCheck, IconCreditCard, IconTicket } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { billingPath, ppvPath, subscriptionPath } from '../../paths.ts';

/** The links to the viewer's purchases, in the account's navigation. */
export function CommerceLinks({ Item }: { Item: ComponentType<AccountLinkProps> }) {
  const text = useText('commerce');
  return (
    <>
      <Item to={subscriptionPath} label={text('everywhere.account.subscription')} icon={<IconCircleCheck />} />
      <Item to={ppvPath} label={text('everywhere.account.ppv')} icon={<IconTicket />} />
      <Item to={billingPath} label={text('everywhere.account.billing')} icon={<IconCreditCard />} />
    </>
  );
}
