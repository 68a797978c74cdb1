import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBell, IconBellRing, IconBookmarkPlus, IconPlay } from '../icon/icons.gen.ts';
import { getArtPath, sampleLink } from '../samples.fixture.tsx';
import { Button, ButtonLink, type ButtonVariant } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const meta: Meta<typeof Button> = { title: 'Kit/Button', component: Button, args: { children: 'Watch live' } };
export default meta;

type Story = StoryObj<typeof Button>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;
const variants: readonly ButtonVariant[] = ['brand', 'neutral', 'outline', 'ghost', 'danger'];

export const Brand: Story = { args: { variant: 'brand' } };

export const Variants: Story = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button icon={<IconBookmarkPlus />}>Watchlist</Button>
      <Button disabled>Disabled</Button>
      <ButtonLink variant="brand" icon={<IconPlay filled />} render={sampleLink}>
        A link
      </ButtonLink>
    </div>
  ),
};

/** Disabled and loading buttons: the width stays. */
export const NotNow: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
        <IconButton label="Notifications" disabled>
          <IconBell />
        </IconButton>
      </div>
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} loading>
            {variant}
          </Button>
        ))}
      </div>
    </div>
  ),
};

/** In 200 pixels. */
export const LongWords: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 200 }}>
      <Button variant="brand" block>
        Benachrichtigungseinstellungen öffnen
      </Button>
      <Button icon={<IconBookmarkPlus />} block>
        Zur Beobachtungsliste hinzufügen
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button variant="brand" size="s">
        Small
      </Button>
      <Button variant="brand">Medium</Button>
      <Button variant="brand" size="l">
        Large
      </Button>
    </div>
  ),
};

export const Loading: Story = { args: { variant: 'brand', loading: true } };

export const IconOnly: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="Notifications">
        <IconBell />
      </IconButton>
      <IconButton label="Remind me" look="filled" pressed={false}>
        <IconBell />
      </IconButton>
      <IconButton label="Remind me" look="filled" pressed>
        <IconBellRing />
      </IconButton>
    </div>
  ),
};

export const OnArtwork: Story = {
  render: () => (
    <div style={{ ...row, padding: 40, background: `#05080f url(${getArtPath('scene-r1')}) center/cover` }}>
      <Button variant="brand" size="l" icon={<IconPlay filled />}>
        Watch live
      </Button>
      <div style={{ ...row, background: 'rgb(5 8 15 / .7)' }}>
        <Button variant="glass" size="l">
          Key moments
        </Button>
        <IconButton look="glass" size="l" label="Follow">
          <IconBell />
        </IconButton>
      </div>
    </div>
  ),
};
