import type { AccountLinkProps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconHeart } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { followingPath } from './following-path.ts';

/** The way to whom one follows, among the account's. */
export function FollowingLink({ Item }: { Item: ComponentType<AccountLinkProps> }) {
  const text = useText('following');
  return (
    <Item
      to={followingPath({ kind: 'league', followed: true })}
      label={text('everywhere.following')}
      icon={<IconHeart />}
    />
  );
}
