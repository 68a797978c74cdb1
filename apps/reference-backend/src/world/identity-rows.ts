import type { IdentityRow } from '../database/schema.ts';
import { artwork } from './artwork.ts';
import { leagues, studios, teamId } from './leagues.ts';
import { seasonParts } from './phrases.ts';

/** A category before it is known when the world begins. */
export type IdentityDraft = Omit<IdentityRow, 'addedAt'>;

const blank = {
  archived: false,
  sportType: null,
  hasTeams: false,
  imageUrl: null,
  bannerUrl: null,
  logoUrl: null,
  mainCategories: [],
  parentOrder: {},
  banners: [],
  links: {},
} satisfies Partial<IdentityDraft>;

const subCategory = (id: string, title: string, parent: string, order: number, imageUrl: string): IdentityDraft => ({
  ...blank,
  id,
  mediaType: 'identity_item',
  title,
  order,
  imageUrl,
  mainCategories: [parent],
  parentOrder: { [parent]: order },
});

function leagueRows(): IdentityDraft[] {
  return leagues.flatMap((league, index) => {
    const [first] = league.clubs;
    const row: IdentityDraft = {
      ...blank,
      id: league.id,
      mediaType: 'identity',
      title: league.title,
      order: index + 1,
      sportType: league.sport,
      hasTeams: true,
      imageUrl: artwork.scene(league.sport, index),
      bannerUrl: artwork.scene(league.sport, index + 1, 1280),
      logoUrl: first ? artwork.crest(teamId(first, league)) : null,
      banners: [
        {
          type: 'horizontal_banner',
          image_url: artwork.scene(league.sport, index + 2, 1280),
          link_url: `https://tickets.example/${league.id}`,
          link_target: '_blank',
        },
      ],
      links: { web: `https://${league.id}.example/`, x: `https://${league.id}.example/x` },
    };
    if (league.cupOf !== undefined) return [row];
    const parts = seasonParts[league.language].map(([part, title], order) =>
      subCategory(`${league.id}-${part}`, title, league.id, order + 1, artwork.scene(league.sport, index + order + 3)),
    );
    return [row, ...parts];
  });
}

function studioRows(): IdentityDraft[] {
  return studios.flatMap((studio, index) => [
    {
      ...blank,
      id: studio.id,
      mediaType: 'identity' as const,
      title: studio.title,
      order: leagues.length + index + 1,
      sportType: studio.sport,
      imageUrl: artwork.scene(studio.sport, index + 4),
      bannerUrl: artwork.scene(studio.sport, index + 4, 1280),
    },
    ...studio.series.map(([id, title], order) =>
      subCategory(id, title, studio.id, order + 1, artwork.scene(studio.sport, order + 5)),
    ),
  ]);
}

/** Leagues, studios and their sub-categories, and one archived category to leave out of lists. */
export function identityRows(): IdentityDraft[] {
  const retired: IdentityDraft = {
    ...blank,
    id: 'winter-classic',
    mediaType: 'identity',
    title: 'Winter Classic',
    order: 99,
    archived: true,
    sportType: 'ice-hockey',
  };
  return [...leagueRows(), ...studioRows(), retired];
}
