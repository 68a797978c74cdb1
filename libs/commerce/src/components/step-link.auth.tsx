import { type AccountLinkProps, useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconCircleCheck } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { stepPath } from '../sign-up-paths.ts';

/** The link to the subscriptions, among the sign-up steps. */
export function SubscriptionStepLink({ Item }: { Item: ComponentType<AccountLinkProps> }) {
  useLazyTexts('commerce');
  const text = useText('commerce');
  return <Item to={stepPath} label={text('signUp.link')} icon={<IconCircleCheck />} />;
}
