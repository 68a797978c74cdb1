import type { AccountLinkProps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconTrophy } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { clubPath } from './club-path.ts';

/** Link to the choice in the account's menu. */
export function ClubLink({ Item }: { Item: ComponentType<AccountLinkProps> }) {
  const text = useText('club');
  return <Item to={clubPath} label={text('everywhere.link')} icon={<IconTrophy />} />;
}
