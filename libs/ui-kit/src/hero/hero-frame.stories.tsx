import type { Meta, StoryObj } from '@storybook/react-vite';
import { LivePill } from '../badge/live-pill.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { IconBell, IconListFilter, IconPlay } from '../icon/icons.gen.ts';
import { Image } from '../image/image.tsx';
import { getArtPath, renderCrest, sampleLink } from '../samples.fixture.tsx';
import { Touchline } from '../touchline/touchline.tsx';
import { HeroFrame, type HeroFrameProps } from './hero-frame.tsx';
import { Scoreboard } from './scoreboard.tsx';

export const sampleHero: HeroFrameProps = {
  label: 'Top match',
  art: <Image src={getArtPath('scene-hero')} alt="" priority />,
  tint: '#0b5f63',
  status: (
    <>
      <LivePill>Live</LivePill>
      <strong>3rd period, 12:47 left</strong>
      <span>Men, round 31</span>
    </>
  ),
  board: (
    <Scoreboard
      label="Tromsø Aurora 3, Oslo Ravens 2"
      rows={[
        { name: 'Tromsø Aurora', mark: renderCrest('TRA', 68), score: '3' },
        { name: 'Oslo Ravens', mark: renderCrest('OSL', 68), score: '2', dim: true },
      ]}
    />
  ),
  last: (
    <span>
      <b>46:51</b> Goal, Elias Lindqvist, power play
    </span>
  ),
  actions: (
    <>
      <ButtonLink variant="brand" size="l" icon={<IconPlay filled />} render={sampleLink}>
        Watch live
      </ButtonLink>
      <Button variant="glass" size="l" icon={<IconListFilter />}>
        Key moments
      </Button>
      <IconButton look="glass" size="l" label="Follow">
        <IconBell />
      </IconButton>
    </>
  ),
  line: (
    <Touchline
      variant="live"
      size="l"
      progress={0.79}
      ticks={[0.333, 0.666]}
      marks={[
        { at: 0.09, image: getArtPath('crest-OSL') },
        { at: 0.27, image: getArtPath('crest-TRA') },
        { at: 0.41, image: getArtPath('crest-TRA') },
        { at: 0.58, image: getArtPath('crest-OSL') },
        { at: 0.76, image: getArtPath('crest-TRA') },
      ]}
    />
  ),
  lineLabels: ['1st period', '2nd period', '3rd period', '60:00'],
};

const meta: Meta<typeof HeroFrame> = {
  title: 'Kit/Hero',
  component: HeroFrame,
  parameters: { layout: 'fullscreen' },
  excludeStories: ['sampleHero'],
};
export default meta;

export const Live: StoryObj<typeof HeroFrame> = { args: sampleHero };
