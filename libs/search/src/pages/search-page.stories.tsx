import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Identity, Team } from '@touchline/contract';
import { createList } from '@touchline/feature-kit/testing';
import {
  type Answer,
  createTestApi,
  respondFailure,
  respondEmpty,
  sampleSuggestions,
  respondSuggestions,
  SearchProviders,
} from '../testing/search-world.tsx';
import { sampleMatches } from '../testing/sample-matches.ts';
import { searchPage } from './search.page.tsx';

const teams: Team[] = ['Tromsø Aurora', 'Tromsø Aurora Women'].map((name, index) => ({
  id: `team-${index}`,
  name,
  short_name: 'TRA',
  color: '#0f7a6a',
  league: { id: 'nordic-men', title: 'Nordic Ice League, Men' },
}));
const leagues: Identity[] = ['Nordic Ice League, Men', 'Nordic Ice League, Women', 'Nordic Cup', 'Studio'].map(
  (title, index) => ({ id: `league-${index}`, media_type: 'identity', title, has_teams: index < 3 }),
);

const createFoundAnswer: Answer = (path) => {
  if (path.startsWith('/api/search/suggest')) return respondSuggestions(sampleSuggestions);
  if (path === '/api/team/list') return createList(teams);
  if (path === '/api/identity/list') return createList(leagues);
  return createList(sampleMatches);
};
const createNothingBut =
  (respondOther: Answer): Answer =>
  (path, signal) =>
    path.startsWith('/api/search/suggest') ? respondOther(path, signal) : respondEmpty();

function Scene({ path, answer }: { path: string; answer: Answer }) {
  return (
    <SearchProviders path={path} api={createTestApi(answer)}>
      <main>
        <searchPage.Page />
      </main>
    </SearchProviders>
  );
}

const meta: Meta<typeof Scene> = { title: 'Search/Page', component: Scene, parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof Scene>;

export const All: Story = { args: { path: '/search/?q=tromso', answer: createFoundAnswer } };
export const OneKind: Story = { args: { path: '/search/?q=tromso&kind=leagues', answer: createFoundAnswer } };
export const ToCome: Story = { args: { path: '/search/?q=tromso', answer: () => undefined } };
export const Failed: Story = { args: { path: '/search/?q=tromso', answer: respondFailure } };
export const PartFailed: Story = {
  args: {
    path: '/search/?q=tromso',
    answer: (path, signal) => (path === '/api/team/list' ? respondFailure() : createFoundAnswer(path, signal)),
  },
};
export const NothingButNearly: Story = {
  args: { path: '/search/?q=tromso+xylophone', answer: createNothingBut(() => respondSuggestions(sampleSuggestions)) },
};
export const NothingAtAll: Story = {
  args: {
    path: '/search/?q=xylophone',
    answer: createNothingBut(() => respondSuggestions([])),
  },
};
export const Start: Story = { args: { path: '/search/', answer: createFoundAnswer } };
export const StartWithNothing: Story = { args: { path: '/search/', answer: respondEmpty } };
/** The search page with recent searches. */
export const StartAgain: Story = {
  args: { path: '/search/', answer: createFoundAnswer },
  beforeEach: async () => {
    const { recentSearches } = await import('../state/recent-searches.ts');
    for (const query of ['bergen', 'Nordic Cup final', 'הפועל צפון']) recentSearches.add(query);
    return recentSearches.clear;
  },
};
/** A text of one long word. */
export const LongWord: Story = {
  args: {
    path: `/search/?q=${'Donaudampfschifffahrt'.repeat(5)}`,
    answer: createNothingBut(() => respondSuggestions([])),
  },
};
