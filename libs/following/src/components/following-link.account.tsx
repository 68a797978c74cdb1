import type { AccountLinkProps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconHeart } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { createFollowingPath } from '../following-path.ts';

/** The link to the followed targets in the account's menu. */
export function FollowingLink({ Item }: { Item: ComponentType<AccountLinkProps> }) {
  const text = useText('following');
  return (
    <Item
      to={createFollowingPath({ kind: 'league', isFollowed: true })}
      label={text('everywhere.following')}
      icon={<IconHeart />}
    />
  );
}
