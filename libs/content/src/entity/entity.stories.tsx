import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconCheck } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { sampleLeague, sampleTeam } from '../testing/sample-entities.ts';
import { Providers } from '../testing/with-providers.tsx';
import { IdentityCard } from './identity-card.tsx';
import { IdentityHead } from './identity-head.tsx';
import { TeamCard } from './team-card.tsx';
import { TeamHead } from './team-head.tsx';

const meta: Meta = {
  title: 'Content/Teams and leagues',
  decorators: [
    (Story) => (
      <Providers>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

const bare = sampleTeam({ name: 'Old Town Athletic and Gymnastics Society', logo_url: undefined, league: undefined });

export const Cards: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
      <li>
        <TeamCard team={sampleTeam()} render={(card) => <Link to="/team/tra/" {...card} />} />
      </li>
      <li>
        <TeamCard
          team={bare}
          end={<IconCheck />}
          render={(card) => <button type="button" aria-pressed="true" {...card} />}
        />
      </li>
      <li>
        <IdentityCard identity={sampleLeague()} render={(card) => <Link to="/league/men/" {...card} />} />
      </li>
    </ul>
  ),
};

export const HeadOfATeam: StoryObj = {
  render: () => <TeamHead team={sampleTeam({ banner_url: '/art/scene-hero.svg' })} aside={<Button>Follow</Button>} />,
};
export const HeadWithoutABanner: StoryObj = { render: () => <TeamHead team={bare} /> };
export const HeadOfALeague: StoryObj = { render: () => <IdentityHead identity={sampleLeague()} /> };
