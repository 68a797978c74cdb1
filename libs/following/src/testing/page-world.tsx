import type { Identity, Team, WireFollowed } from '@touchline/contract';
import { Boundary, type PageModule } from '@touchline/feature-kit';
import { json } from '@touchline/feature-kit/testing';
import { Route, Routes } from 'react-router-dom';
import type { FollowingOptions } from '../options.ts';
import { mainsPage } from '../pages/choices/mains.page.tsx';
import { getPagePath, pageKinds } from '../page-kinds.ts';
import { partsPage } from '../pages/choices/parts.page.tsx';

/** All pages of this feature with their routes. */
export function FollowingPages({ options = { view: 'team' } }: { options?: FollowingOptions | undefined }) {
  const renderPage = ({ Page }: PageModule) => (
    <Boundary>
      <Page />
    </Boundary>
  );
  return (
    <Routes>
      {pageKinds.flatMap((kind) => [
        <Route
          key={getPagePath(kind, false)}
          path={getPagePath(kind, false)}
          element={renderPage(mainsPage(kind, options))}
        />,
        <Route
          key={getPagePath(kind, true)}
          path={getPagePath(kind, true)}
          element={renderPage(partsPage(kind, options))}
        />,
      ])}
    </Routes>
  );
}

const names = {
  TRA: 'Tromsø Aurora',
  OSL: 'Oslo Ravens',
  BER: 'Bergen Storm',
  GOT: 'Göteborg Harriers',
  MAL: 'Malmö Tide',
  HEL: 'Helsinki Icebreakers',
  LUL: 'Luleå North',
  TAM: 'Tampere Forge',
  AAR: 'Aarhus Vikings',
  RVK: 'Reykjavík Geysers Gymnastics and Athletics Society',
};

export const menLeague: Identity = {
  id: 'men',
  media_type: 'identity',
  title: 'Nordic Ice League, Men',
  sport_type: 'ice-hockey',
  has_teams: true,
  logo_url: '/art/crest-TRA.svg',
};
export const womenLeague: Identity = {
  ...menLeague,
  id: 'women',
  title: 'Nordic Ice League, Women',
  logo_url: undefined,
};
export const studioCategory: Identity = { id: 'studio', media_type: 'identity', title: 'Nordic Studio' };
export const pressCategory: Identity = {
  id: 'press',
  media_type: 'identity_item',
  title: 'Press conferences',
  mainCategories: ['studio'],
};

export const sampleTeams: Team[] = Object.entries(names).map(([code, name]) => ({
  id: code.toLowerCase(),
  name,
  short_name: code,
  logo_url: `/art/crest-${code}.svg`,
  league: { id: 'men', title: menLeague.title },
}));

/** An entry in the list of followed targets. */
export const createFollowedTeam = (id: string): WireFollowed => {
  const team = sampleTeams.find((sampleTeam) => sampleTeam.id === id);
  return {
    id: `f-${id}`,
    reference_id: id,
    type: 'team',
    title: team?.name,
    image_url: team?.logo_url,
    identities_id: ['men'],
  };
};
export const toFollowedItem = ({ id, title, logo_url, mainCategories }: Identity): WireFollowed => ({
  id: `f-${id}`,
  reference_id: id,
  type: 'identity_item',
  title,
  image_url: logo_url,
  identities_id: mainCategories ?? [],
});

/** One page of a list. */
export const createListResponse = (entries: readonly unknown[], nextExists = false): Response =>
  json({ entries, nextExists });
