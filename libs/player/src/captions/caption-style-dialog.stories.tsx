import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SceneLocale } from '../testing/player-scene.tsx';
import { defaultCaptionStyle, type CaptionStyle } from './caption-style.ts';
import { CaptionStyleDialog } from './caption-style-dialog.tsx';

/** The dialog over the player's background. A choice applies as in the player. */
function Scene({ captionStyle }: { captionStyle: CaptionStyle }) {
  const [now, setNow] = useState(captionStyle);
  return (
    <SceneLocale>
      <section data-theme="dark" aria-label="Video player" style={{ containerType: 'inline-size', minBlockSize: 900 }}>
        <CaptionStyleDialog captionStyle={now} onChange={setNow} onClose={() => undefined} />
      </section>
    </SceneLocale>
  );
}

const meta: Meta<typeof Scene> = { title: 'Player/Caption style', component: Scene };

export default meta;
type Story = StoryObj<typeof Scene>;

export const AsBroadcast: Story = { args: { captionStyle: defaultCaptionStyle } };

export const LargeAndYellow: Story = {
  args: { captionStyle: { size: 'huge', color: 'yellow', ground: 'blue', opacity: 100, edge: 'none', font: 'mono' } },
};

/** Dark letters without a background. */
export const OnThePicture: Story = {
  args: {
    captionStyle: { size: 'large', color: 'black', ground: 'white', opacity: 0, edge: 'outline', font: 'serif' },
  },
};
