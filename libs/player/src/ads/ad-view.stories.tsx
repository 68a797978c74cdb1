import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerScene, SceneLocale } from '../testing/player-scene.tsx';
import { AdView } from './ad-view.tsx';
import { initialAdState, type AdState } from './create-ad-break.ts';

interface Args {
  ad: Partial<AdState>;
  /** Pixels. */
  width?: number;
  /** The browser has muted the ad. */
  isSilenced?: boolean;
}

const doNothing = (): void => undefined;
const playing: AdState = {
  ...initialAdState,
  phase: 'playing',
  position: 4,
  seconds: 16,
  link: 'https://shop.example/',
};

const meta: Meta<Args> = {
  title: 'Player/Ad',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SceneLocale>
        <Story />
      </SceneLocale>
    ),
  ],
  render: ({ ad, width, isSilenced = false }) => (
    <div style={{ maxInlineSize: width }}>
      <PlayerScene
        state={isSilenced ? { autoplay: 'muted', muted: true } : {}}
        cover={
          <AdView
            ad={{ ...playing, ...ad }}
            onTogglePlay={doNothing}
            onToggleCaptions={doNothing}
            onSkip={doNothing}
            onVisit={doNothing}
          />
        }
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const SkipSoon: Story = { args: { ad: { skipIn: 3.2 } } };
export const Skippable: Story = { args: { ad: { skipIn: 0, paused: true } } };
export const InAPod: Story = { args: { ad: { number: 2, count: 3, link: undefined } } };
export const Silenced: Story = { args: { ad: { skipIn: 3 }, isSilenced: true } };
export const Captioned: Story = { args: { ad: { skipIn: 0, captions: true } } };
export const Blocked: Story = { args: { ad: { phase: 'blocked' } } };
export const Loading: Story = { args: { ad: { phase: 'loading' } } };
export const OnAPhone: Story = { args: { ad: { skipIn: 0, number: 2, count: 3 }, width: 320 } };
