import type { AccountLinkProps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconTrophy } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { clubPath } from '../club-path.ts';

/** Link in the account's menu to the page where viewers choose their club. */
export function ClubLink({ Item }: { Item: ComponentType<AccountLinkProps> }) {
  const text = useText('club');
  return <Item to={clubPath} label={text('everywhere.link')} icon={<IconTrophy />} />;
}
