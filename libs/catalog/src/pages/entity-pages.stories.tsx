import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Identity, Standing, Team, WireEvent } from '@touchline/contract';
import { composeFeatures, type PageRoute } from '@touchline/feature-kit';
import { json, createList } from '@touchline/feature-kit/testing';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { manifest } from '../manifest.ts';
import { respondFailure, createWorld } from '../testing/catalog-world.tsx';
import {
  getTimeBefore,
  createEvents,
  createSampleMatch,
  createPlayedMatch,
  sampleNow,
} from '../testing/sample-matches.ts';

const { routes } = composeFeatures([manifest], { catalog: { home: { hero: true, shelves: [], scope: {} } } });

const names = ['Tromsø Aurora', 'Bergen Storm', 'Göteborg Harriers', 'Malmö Tide', 'Helsinki Icebreakers'];
const codes = ['TRA', 'BER', 'GOT', 'MAL', 'HEL'];

const createTeam = (index: number): Team => ({
  id: codes[index]?.toLowerCase() ?? '',
  name: names[index],
  short_name: codes[index],
  logo_url: `/art/crest-${codes[index]}.svg`,
  color: '#0d8f88',
  banner_url: '/art/scene-hero.svg',
  sport_type: 'ice-hockey',
  league: { id: 'men', title: 'Nordic Ice League, Men' },
  web: 'https://tra.example/',
  x: 'https://x.example/tra',
});

const league: Identity = {
  id: 'men',
  media_type: 'identity',
  title: 'Nordic Ice League, Men',
  sport_type: 'ice-hockey',
  has_teams: true,
  banner_url: '/art/scene-r4.svg',
  banners: [{ type: 'horizontal_banner', image_url: '/art/scene-r1.svg', link_url: 'https://tickets.example/' }],
};
const category: Identity = { id: 'studio', media_type: 'identity', title: 'Studio', image_url: '/art/title-press.svg' };
const createSubCategory = (index: number): Identity => ({
  id: `part-${index}`,
  media_type: 'identity_item',
  title: ['Inside the league', 'Analysis', 'Classics'][index],
  mainCategories: ['studio'],
});

const standings: Standing[] = names.map((name, index) => ({
  team: { id: createTeam(index).id, name, logo_url: createTeam(index).logo_url },
  rank: index + 1,
  played: 30,
  won: 20 - index * 3,
  drawn: 2,
  lost: 8 + index * 3,
  points: 62 - index * 9,
  form: index % 2 === 0 ? ['L', 'W', 'D', 'W', 'W'] : ['W', 'L', 'L', 'D', 'L'],
}));

const teams = { team1: { id: 'tra', name: names[0], color: '#0d8f88', logo_url: '/art/crest-TRA.svg' } };
const createClip = (index: number): WireEvent =>
  createSampleMatch(index, {
    id: `clip-${index}`,
    status: 'vod',
    media_type: 'highlight',
    image_url: '/art/scene-r1.svg',
    title: 'Ten saves',
  });

/** The backend's responses. The team is the home side in all its matches. */
interface World {
  team?: Partial<Team>;
  league?: Partial<Identity>;
  live?: readonly WireEvent[];
  upcoming?: readonly WireEvent[];
  results?: readonly WireEvent[];
  clips?: readonly WireEvent[];
  standings?: readonly Standing[];
  teams?: readonly Team[];
}

const fullWorld: World = {
  live: [createSampleMatch(0, { clock: { period: 3, seconds: 767, running: true } })],
  upcoming: createEvents(4, (index) =>
    createSampleMatch(index, { status: 'upcoming', event_date: getTimeBefore(-20 - index * 9) }),
  ),
  results: createEvents(6, (index) => {
    const { team2, ...event } = createPlayedMatch(index);
    return { ...event, team1: { ...teams.team1, score: 2 }, team2: team2 && { ...team2, score: index % 4 } };
  }),
  clips: createEvents(6, createClip),
  standings,
  teams: names.map((_, index) => createTeam(index)),
};

const emptyWorld: World = { live: [], upcoming: [], results: [], clips: [], standings: [], teams: [] };

interface SceneProps {
  path: string;
  world?: World;
  /** Requests whose path contains this text fail, or (`pendingCall`) get no response. */
  failingCall?: string;
  pendingCall?: string;
}

function answerCall(path: string, body: string, world: World): Response {
  if (path.includes('/team/get_by_id')) return json({ ...createTeam(0), ...world.team });
  if (path.includes('/team/standings')) return json({ entries: world.standings });
  if (path.includes('/team/list')) return createList(world.teams ?? []);
  if (path.includes('/identity/get_by_id/id/men')) return json({ ...league, ...world.league });
  if (path.includes('/identity/get_by_id/id/studio')) return json(category);
  if (path.includes('/identity/get_by_id')) return json(createSubCategory(0));
  if (path.includes('/identity/list'))
    return createList(body.includes('identity_item') ? [0, 1, 2].map(createSubCategory) : [league, category]);
  if (path.includes('/clip/list')) return createList(world.clips ?? []);
  if (body.includes('"live"')) return createList(world.live ?? []);
  return createList((body.includes('"upcoming"') ? world.upcoming : world.results) ?? []);
}

const pages = routes.map((route: PageRoute) => {
  const Page = lazy(async () => {
    const module = await route.lazy();
    return { default: module.Page };
  });
  return <Route key={route.path} path={route.path} element={<Page />} />;
});

/** Renders the page of an address with these responses. */
function Scene({ path, world = fullWorld, failingCall, pendingCall }: SceneProps): ReactNode {
  const { breakNetwork, Providers } = createWorld({ backendUrl: 'http://nowhere.invalid', now: sampleNow });
  breakNetwork((call, body) => {
    if (pendingCall !== undefined && call.includes(pendingCall)) return new Promise(() => {});
    if (failingCall !== undefined && call.includes(failingCall)) return respondFailure();
    return answerCall(call, body, world);
  });
  return (
    <Providers path={path}>
      <main>
        <Suspense>
          <Routes>{pages}</Routes>
        </Suspense>
      </main>
    </Providers>
  );
}

const meta: Meta<typeof Scene> = {
  title: 'Catalog/Teams, leagues, categories',
  component: Scene,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Scene>;

export const Team_: Story = { name: 'Team', args: { path: '/team/tra/' } };
export const TeamWithLongNames: Story = {
  args: {
    path: '/team/tra/',
    world: {
      ...fullWorld,
      live: [],
      team: {
        name: 'Old Town Athletic and Gymnastics Society of Tromsøysundet',
        banner_url: undefined,
        logo_url: undefined,
      },
      standings: standings.map((row, index) => ({
        ...row,
        team: {
          ...row.team,
          ...(index === 0 && { name: 'Old Town Athletic and Gymnastics Society of Tromsøysundet' }),
        },
      })),
    },
  },
};
export const TeamInHebrew: Story = {
  args: {
    path: '/team/tra/',
    world: { ...fullWorld, team: { name: 'הפועל עמק הצפון', league: { id: 'men', title: 'ליגת הגליל' } } },
  },
};
export const TeamWithoutATable: Story = { args: { path: '/team/tra/', failingCall: 'standings' } };
export const TeamOfNothing: Story = { args: { path: '/team/tra/', world: emptyWorld } };
export const TeamToCome: Story = { args: { path: '/team/tra/', pendingCall: 'list' } };
export const TeamWithoutLists: Story = { args: { path: '/team/tra/', failingCall: 'list' } };
export const ResultsOfATeam: Story = { args: { path: '/team/tra/?tab=results' } };
export const League: Story = { args: { path: '/league/men/' } };
export const LeagueToCome: Story = { args: { path: '/league/men/', pendingCall: '/api/team/' } };
export const LeagueWithoutLists: Story = { args: { path: '/league/men/', failingCall: 'list' } };
export const LeagueOfNothing: Story = { args: { path: '/league/men/', world: emptyWorld } };
export const TeamsOfALeague: Story = { args: { path: '/league/men/?tab=teams' } };
export const Category: Story = { args: { path: '/category/studio/' } };
export const CategoryOfNothing: Story = {
  args: { path: '/category/studio/', world: emptyWorld, failingCall: '/identity/list' },
};
export const AllCategories: Story = { args: { path: '/category/all/' } };
export const SubCategory: Story = { args: { path: '/category/studio/sub-category/part-0/' } };
