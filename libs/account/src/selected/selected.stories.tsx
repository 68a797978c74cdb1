import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Answer } from '../testing/account-world.tsx';
import { ingrid } from '../testing/fake-session.ts';
import { failing, StoryWorld, waiting } from '../testing/story-world.tsx';
import { clip, listOf, video } from '../testing/wire.ts';
import { OwnClips } from './own-clips.tsx';
import { RenameClipDialog } from './rename-clip-dialog.tsx';
import { SelectedPage } from './selected-page.tsx';
import { Watchlist } from './watchlist.tsx';

const meta: Meta = { title: 'Account/Selected', parameters: { layout: 'fullscreen' } };
export default meta;

const art = (name: string) => ({ image_url: `/art/poster-${name}.svg` });
const saved: Answer = () =>
  listOf([
    video('Göteborg Harriers v Malmö Tide', art('GOT-MAL')),
    video('Tromsø Aurora v Oslo Ravens', art('TRA-OSL')),
    video('Helsinki Foxes v Stavanger Gulls', art('HEL-STA')),
  ]);
const cut: Answer = () => listOf([clip('Slap shot'), clip('The save of the season, in overtime'), clip('Celebration')]);
const empty: Answer = () => listOf([]);

const videos = (answer: Answer): StoryObj => ({
  render: () => (
    <StoryWorld answer={answer} path="/selected/videos/">
      <SelectedPage kind="videos">
        <Watchlist viewer={ingrid.id} />
      </SelectedPage>
    </StoryWorld>
  ),
});

const clips = (answer: Answer): StoryObj => ({
  render: () => (
    <StoryWorld answer={answer} path="/selected/clips/">
      <SelectedPage kind="clips">
        <OwnClips viewer={ingrid.id} />
      </SelectedPage>
    </StoryWorld>
  ),
});

export const Videos: StoryObj = videos(saved);
export const VideosToCome: StoryObj = videos(waiting);
export const NoVideos: StoryObj = videos(empty);
export const VideosFailed: StoryObj = videos(failing);
export const Clips: StoryObj = clips(cut);
export const NoClips: StoryObj = clips(empty);

export const Renaming: StoryObj = {
  render: () => (
    <StoryWorld>
      <RenameClipDialog title="Slap shot" onClose={() => undefined} onRename={() => undefined} />
    </StoryWorld>
  ),
};
