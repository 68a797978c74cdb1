import type { Identity, Team } from '@touchline/contract';
import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useMemo } from 'react';
import { createAddressResolver } from './clean.ts';
import { type IdentityView, toIdentityView } from './identity-view.ts';
import { type TeamView, toTeamView } from './team-view.ts';

/** Makes views of teams with the site's options. */
export function useTeamViews(): (team: Team) => TeamView {
  const { apiBase } = useSite();
  return useMemo(() => (team) => toTeamView(team, createAddressResolver(apiBase)), [apiBase]);
}

/** Makes views of leagues and categories with the site's options. */
export function useIdentityViews(): (identity: Identity) => IdentityView {
  const text = useText('content');
  const { apiBase } = useSite();
  return useMemo(() => (identity) => toIdentityView(identity, createAddressResolver(apiBase), text), [apiBase, text]);
}
