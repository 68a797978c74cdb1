import type { IdentityRow, NewsLinks } from '../database/schema.ts';
import { artwork } from './artwork.ts';
import { leagues, type Sport, studios } from './leagues.ts';
import { seasonParts } from './phrases.ts';

/** A category without its date, which depends on the world's epoch. */
export type IdentityDraft = Omit<IdentityRow, 'addedAt'>;

const blankRow = {
  archived: false,
  sportType: null,
  hasTeams: false,
  imageUrl: null,
  bannerUrl: null,
  logoUrl: null,
  mainCategories: [],
  parentOrder: {},
  banners: [],
  mobileBanners: [],
  links: {},
} satisfies Partial<IdentityDraft>;

/** The further main categories of sub-categories, with the sub-category's position in each. */
const otherParents: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'nordic-analysis': { 'nordic-men': 3, 'nordic-women': 3 },
  'verdant-academy': { 'under-18': 3 },
  'galil-interviews': { 'galil-premier': 3 },
};

function draftSubCategory(id: string, title: string, parent: string, order: number, imageUrl: string): IdentityDraft {
  const parentOrder = { [parent]: order, ...otherParents[id] };
  return {
    ...blankRow,
    id,
    mediaType: 'identity_item',
    title,
    order,
    imageUrl,
    mainCategories: Object.keys(parentOrder),
    parentOrder,
  };
}

type Banners = Pick<IdentityDraft, 'banners' | 'mobileBanners'>;

/** Creates a horizontal banner, which most operators have, and another for phones. */
function getBanner(id: string, sport: Sport, index: number): Banners {
  const tickets = { link_url: `https://tickets.example/${id}`, link_target: '_blank' } as const;
  return {
    banners: [{ type: 'horizontal_banner', image_url: artwork.getSceneAddress(sport, index + 2, 1280), ...tickets }],
    mobileBanners: [{ type: 'image', image_url: artwork.getSceneAddress(sport, index + 2), ...tickets }],
  };
}

/** Creates a banner of each kind and with each kind of link, and others for phones. */
function getBanners(id: string, sport: Sport, index: number): Banners {
  const tickets = { link_url: `https://tickets.example/${id}`, link_target: '_blank' } as const;
  const horizontalBanner = {
    type: 'horizontal_banner',
    image_url: artwork.getSceneAddress(sport, index + 2, 1280),
  } as const;
  return {
    banners: [
      { ...horizontalBanner, ...tickets },
      {
        type: 'vertical_banner',
        image_url: artwork.getTallSceneAddress(sport, index),
        link_url: `mailto:fans@${id}.example`,
        link_target: '_self',
      },
      { type: 'image', image_url: artwork.getSceneAddress(sport, index + 3) },
    ],
    mobileBanners: [
      { type: 'image', image_url: artwork.getSceneAddress(sport, index + 2), ...tickets },
      { ...horizontalBanner, link_url: 'tel:+4700000000', link_target: '_self' },
    ],
  };
}

const getLinks = (id: string): NewsLinks => {
  const site = `https://${id}.example`;
  return { web: `${site}/`, x: `${site}/x`, instagram: `${site}/instagram`, facebook: `${site}/facebook` };
};

function draftLeagueRows(): IdentityDraft[] {
  return leagues.flatMap((league, index) => {
    const row: IdentityDraft = {
      ...blankRow,
      id: league.id,
      mediaType: 'identity',
      title: league.title,
      order: index + 1,
      sportType: league.sport,
      hasTeams: true,
      imageUrl: artwork.getSceneAddress(league.sport, index),
      bannerUrl: artwork.getSceneAddress(league.sport, index + 1, 1280),
      logoUrl: artwork.getBadgeAddress(league.id),
      ...(league.cupOf === undefined ? getBanner : getBanners)(league.id, league.sport, index),
      links: getLinks(league.id),
    };
    if (league.cupOf !== undefined) return [row];
    const seasonRows = seasonParts[league.language].map(([part, title], order) =>
      draftSubCategory(
        `${league.id}-${part}`,
        title,
        league.id,
        order + 1,
        artwork.getSceneAddress(league.sport, index + order + 3),
      ),
    );
    return [row, ...seasonRows];
  });
}

function draftStudioRows(): IdentityDraft[] {
  return studios.flatMap((studio, index) => [
    {
      ...blankRow,
      id: studio.id,
      mediaType: 'identity' as const,
      title: studio.title,
      order: leagues.length + index + 1,
      sportType: studio.sport,
      imageUrl: artwork.getSceneAddress(studio.sport, index + 4),
      bannerUrl: artwork.getSceneAddress(studio.sport, index + 4, 1280),
      ...getBanners(studio.id, studio.sport, index),
      links: getLinks(studio.id),
    },
    ...studio.series.map(([id, title], order) =>
      draftSubCategory(id, title, studio.id, order + 1, artwork.getSceneAddress(studio.sport, order + 5)),
    ),
  ]);
}

/** Drafts leagues, studios and their sub-categories, of which one is archived and one has no title. */
export function draftIdentityRows(): IdentityDraft[] {
  const archivedIdentity: IdentityDraft = {
    ...blankRow,
    id: 'winter-classic',
    mediaType: 'identity',
    title: 'Winter Classic',
    order: 99,
    archived: true,
    sportType: 'ice-hockey',
  };
  const podcast = draftSubCategory('nordic-podcast', 'Podcast', 'nordic-studio', 4, artwork.getTitleAddress('mic'));
  const untitledIdentity = draftSubCategory(
    'adria-men-untitled',
    '',
    'adria-men',
    3,
    artwork.getSceneAddress('volleyball', 2),
  );
  return [
    ...draftLeagueRows(),
    ...draftStudioRows(),
    archivedIdentity,
    { ...podcast, archived: true },
    untitledIdentity,
  ];
}
