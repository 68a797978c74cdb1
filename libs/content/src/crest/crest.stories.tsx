import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchArt } from '../event-card/match-art.tsx';
import { Providers } from '../testing/with-providers.tsx';
import { Crest } from './crest.tsx';

const aurora = { id: 'tra', name: 'Tromsø Aurora', shortName: 'TRA', color: '#0d8f88', crest: '/art/crest-TRA.svg' };
const ravens = { id: 'osl', name: 'Oslo Ravens', shortName: 'OSL', color: '#1b1d24', crest: '/art/crest-OSL.svg' };
const teamWithoutCrest = { ...aurora, crest: undefined };
const paleTeam = { ...ravens, shortName: 'RIVE', color: '#ffe14d', crest: undefined };
const plainTeam = { ...ravens, color: undefined, crest: undefined };

const meta: Meta<typeof Crest> = {
  title: 'Content/Crest',
  component: Crest,
  decorators: [
    (Story) => (
      <Providers>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 } as const;

/** A crest, then its placeholder: on a dark colour, on a bright colour, without a colour. */
export const Crests: StoryObj = {
  render: () => (
    <div style={row}>
      {[aurora, teamWithoutCrest, paleTeam, plainTeam].map((team, index) => (
        <Crest key={index} team={team} size={64} />
      ))}
      {[aurora, teamWithoutCrest, paleTeam, plainTeam].map((team, index) => (
        <Crest key={index} team={team} />
      ))}
    </div>
  ),
};

/** The picture of a match that has no photo. */
export const ForAMatch: StoryObj = {
  render: () => (
    <div style={row}>
      {(
        [
          [aurora, ravens],
          [teamWithoutCrest, paleTeam],
          [plainTeam, plainTeam],
        ] as const
      ).map((teams, index) => (
        <div key={index} style={{ position: 'relative', inlineSize: 320, aspectRatio: '16 / 9', overflow: 'hidden' }}>
          <MatchArt teams={teams} />
        </div>
      ))}
    </div>
  ),
};
