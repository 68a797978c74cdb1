import { type AccountLinkProps, useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconTrophy, IconUsers } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { leaguesStep, teamsStep } from '../sign-up-paths.ts';

interface StepLinkProps {
  Item: ComponentType<AccountLinkProps>;
}

export function LeaguesLink({ Item }: StepLinkProps) {
  useLazyTexts('following');
  const text = useText('following');
  return <Item to={leaguesStep} label={text('pages.leagues')} icon={<IconTrophy />} />;
}

export function TeamsLink({ Item }: StepLinkProps) {
  useLazyTexts('following');
  const text = useText('following');
  return <Item to={teamsStep} label={text('pages.teams')} icon={<IconUsers />} />;
}
