import type { Identity, Team } from '@touchline/contract';
import { useMemo } from 'react';
import { useContentSettings } from '../settings/content-provider.tsx';
import { addressesFrom } from './clean.ts';
import { type IdentityView, toIdentityView } from './identity-view.ts';
import { type TeamView, toTeamView } from './team-view.ts';

/** Makes views of teams, as the site wants them. */
export function useTeamViews(): (team: Team) => TeamView {
  const { apiBase = '' } = useContentSettings();
  return useMemo(() => (team) => toTeamView(team, addressesFrom(apiBase)), [apiBase]);
}

/** Makes views of leagues and categories, as the site wants them. */
export function useIdentityViews(): (identity: Identity) => IdentityView {
  const { apiBase = '' } = useContentSettings();
  return useMemo(() => (identity) => toIdentityView(identity, addressesFrom(apiBase)), [apiBase]);
}
