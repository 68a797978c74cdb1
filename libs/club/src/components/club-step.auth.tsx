import type { AccountLinkProps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconTrophy } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { clubStepPath } from '../club-path.ts';

/** Link to the sign-up step where viewers choose their club. */
export function ClubStep({ Item }: { Item: ComponentType<AccountLinkProps> }) {
  const text = useText('club');
  return <Item to={clubStepPath} label={text('everywhere.link')} icon={<IconTrophy />} />;
}
