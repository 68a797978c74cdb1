import type { TeamView } from '@touchline/content';
import type { SportsTeam } from 'schema-dts';

/** A team in schema.org terms: its name and league, without results. @param url absolute address of its page */
export function createTeamJsonLd({ name, crest, sport, league }: TeamView, url: string): Record<string, unknown> {
  const team: Exclude<SportsTeam, string> = {
    '@type': 'SportsTeam',
    name,
    url,
    ...(crest !== undefined && { logo: new URL(crest, url).href }),
    ...(sport !== undefined && { sport }),
    ...(league && { memberOf: { '@type': 'SportsOrganization', name: league.title } }),
  };
  return { '@context': 'https://schema.org', ...team };
}
