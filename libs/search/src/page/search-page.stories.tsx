import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Identity, Team } from '@touchline/contract';
import { createList } from '@touchline/feature-kit/testing';
import {
  type Answer,
  getApi,
  answerFailure,
  answerEmpty,
  sampleSuggestions,
  suggested,
  World,
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

const found: Answer = (path) => {
  if (path.startsWith('/api/search/suggest')) return suggested(sampleSuggestions);
  if (path === '/api/team/list') return createList(teams);
  if (path === '/api/identity/list') return createList(leagues);
  return createList(sampleMatches);
};
const nothingBut =
  (other: Answer): Answer =>
  (path, signal) =>
    path.startsWith('/api/search/suggest') ? other(path, signal) : answerEmpty();

function Scene({ path, answer }: { path: string; answer: Answer }) {
  return (
    <World path={path} api={getApi(answer)}>
      <main>
        <searchPage.Page />
      </main>
    </World>
  );
}

const meta: Meta<typeof Scene> = { title: 'Search/Page', component: Scene, parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof Scene>;

export const All: Story = { args: { path: '/search/?q=tromso', answer: found } };
export const OneKind: Story = { args: { path: '/search/?q=tromso&kind=leagues', answer: found } };
export const ToCome: Story = { args: { path: '/search/?q=tromso', answer: () => undefined } };
export const Failed: Story = { args: { path: '/search/?q=tromso', answer: answerFailure } };
export const PartFailed: Story = {
  args: {
    path: '/search/?q=tromso',
    answer: (path, signal) => (path === '/api/team/list' ? answerFailure() : found(path, signal)),
  },
};
export const NothingButNearly: Story = {
  args: { path: '/search/?q=tromso+xylophone', answer: nothingBut(() => suggested(sampleSuggestions)) },
};
export const NothingAtAll: Story = {
  args: {
    path: '/search/?q=xylophone',
    answer: nothingBut(() => suggested([])),
  },
};
export const Start: Story = { args: { path: '/search/', answer: found } };
export const StartWithNothing: Story = { args: { path: '/search/', answer: answerEmpty } };
/** With recent searches. */
export const StartAgain: Story = {
  args: { path: '/search/', answer: found },
  beforeEach: async () => {
    const { recentSearches } = await import('../recent/recent-searches.ts');
    for (const query of ['bergen', 'Nordic Cup final', 'הפועל צפון']) recentSearches.add(query);
    return recentSearches.clear;
  },
};
/** The text is one long word. */
export const LongWord: Story = {
  args: { path: `/search/?q=${'Donaudampfschifffahrt'.repeat(5)}`, answer: nothingBut(() => suggested([])) },
};
