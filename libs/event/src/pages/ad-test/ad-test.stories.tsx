import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventListQuery } from '@touchline/content';
import { createStubApi } from '@touchline/feature-kit/testing';
import { Scene } from '../../testing/scene.tsx';
import { AdTest } from './ad-test.tsx';
import { StepLog } from './step-log.tsx';

const meta: Meta = { title: 'Event/Ad test', parameters: { layout: 'fullscreen' } };
export default meta;

const query = eventListQuery(
  createStubApi(() => undefined),
  { size: 24 },
);

const createFormStory = (path: string, hosts: readonly string[]): StoryObj => ({
  render: () => (
    <Scene path={path}>
      <main>
        <AdTest query={query} hosts={hosts} />
      </main>
    </Scene>
  ),
});

export const Empty: StoryObj = createFormStory('/dev-ad-test/', []);
export const WithHosts: StoryObj = createFormStory('/dev-ad-test/', [
  'https://ads.example.com',
  'https://*.adcdn.example',
]);
export const Refused: StoryObj = createFormStory('/dev-ad-test/?tag=http://ads.example.com/1.xml', []);

const tag = 'https://ads.example.com/tags/preroll.xml?section=hockey&correlator=123456789';

export const Steps: StoryObj = {
  render: () => (
    <Scene>
      <main>
        <StepLog
          steps={[
            { timeMs: 31, step: { kind: 'asked', address: tag } },
            { timeMs: 180, step: { kind: 'answered', address: tag, milliseconds: 149 } },
            {
              timeMs: 190,
              step: { kind: 'found', title: 'Fjordvann', seconds: 12, media: 'https://ads.example.com/1.mp4' },
            },
            {
              timeMs: 420,
              step: {
                kind: 'beacon',
                event: 'impression',
                address: 'https://ads.example.com/impression?n=[CACHEBUSTING]',
              },
            },
            { timeMs: 421, step: { kind: 'shown', title: 'Fjordvann' } },
            { timeMs: 4800, step: { kind: 'fault', code: 402, message: 'timeout' } },
            { timeMs: 4801, step: { kind: 'over', why: 'nothing' } },
          ]}
        />
      </main>
    </Scene>
  ),
};
