import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFill } from '@touchline/feature-kit/testing';
import { Button, IconCheck } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { entityActions } from '../slots.ts';
import { sampleLeague, sampleTeam } from '../testing/sample-entities.ts';
import { Providers } from '../testing/with-providers.tsx';
import { IdentityCard, TeamCard } from './entity-card.tsx';
import { IdentityHead } from './identity-head.tsx';
import { TeamHead } from './team-head.tsx';

const followFill = createFill(entityActions, ({ name }) => <Button aria-label={`Follow ${name}`}>Follow</Button>);

const meta: Meta = {
  title: 'Content/Teams and leagues',
  decorators: [
    (Story) => (
      <Providers fills={[followFill]}>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

const teamWithoutLogo = sampleTeam({
  name: 'Old Town Athletic and Gymnastics Society',
  logo_url: undefined,
  league: undefined,
});

export const Cards: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
      <li>
        <TeamCard team={sampleTeam()} render={(card) => <Link to="/team/tra/" {...card} />} />
      </li>
      <li>
        <TeamCard
          team={teamWithoutLogo}
          endIcon={<IconCheck />}
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
  render: () => (
    <TeamHead
      team={sampleTeam({
        banner_url: '/art/scene-hero.svg',
        web: 'https://tra.example/',
        x: 'https://x.example/tra',
        instagram: 'https://instagram.example/tra',
      })}
    />
  ),
};
export const HeadWithoutABanner: StoryObj = { render: () => <TeamHead team={teamWithoutLogo} /> };
/** The lightest possible team colour. The text on it stays legible. */
export const HeadOfAWhiteTeam: StoryObj = { render: () => <TeamHead team={sampleTeam({ color: '#ffffff' })} /> };
export const HeadOfALeague: StoryObj = { render: () => <IdentityHead identity={sampleLeague()} /> };
export const HeadOfASubCategory: StoryObj = {
  render: () => (
    <IdentityHead
      identity={sampleLeague({ media_type: 'identity_item', title: 'Playoffs', sport_type: undefined })}
      parent={{ to: '/league/men/', title: 'Nordic Ice League, Men' }}
    />
  ),
};
