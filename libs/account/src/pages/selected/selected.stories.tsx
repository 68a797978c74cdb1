import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Responder } from '../../testing/account-world.tsx';
import { memberUser } from '../../testing/fake-session.ts';
import { answerWithRefusal, StoryWorld, answerNever } from '../../testing/story-world.tsx';
import { createClip, createList, createVideo } from '../../testing/wire.ts';
import { PersonalClips } from './personal-clips.tsx';
import { RenameClipDialog } from '../../components/selected/rename-clip-dialog.tsx';
import { SelectedPage } from './selected-page.tsx';
import { Watchlist } from './watchlist.tsx';

const meta: Meta = { title: 'Account/Selected', parameters: { layout: 'fullscreen' } };
export default meta;

const createArtwork = (name: string) => ({ image_url: `/art/poster-${name}.svg` });
const respondVideos: Responder = () =>
  createList([
    createVideo('Göteborg Harriers v Malmö Tide', createArtwork('GOT-MAL')),
    createVideo('Tromsø Aurora v Oslo Ravens', createArtwork('TRA-OSL')),
    createVideo('Helsinki Foxes v Stavanger Gulls', createArtwork('HEL-STA')),
  ]);
const respondClips: Responder = () =>
  createList([createClip('Slap shot'), createClip('The save of the season, in overtime'), createClip('Celebration')]);
const respondEmpty: Responder = () => createList([]);

const createVideosStory = (answerCall: Responder): StoryObj => ({
  render: () => (
    <StoryWorld answerCall={answerCall} path="/selected/videos/">
      <SelectedPage kind="videos">
        <Watchlist viewer={memberUser.id} />
      </SelectedPage>
    </StoryWorld>
  ),
});

const createClipsStory = (answerCall: Responder): StoryObj => ({
  render: () => (
    <StoryWorld answerCall={answerCall} path="/selected/clips/">
      <SelectedPage kind="clips">
        <PersonalClips viewer={memberUser.id} />
      </SelectedPage>
    </StoryWorld>
  ),
});

export const Videos: StoryObj = createVideosStory(respondVideos);
export const VideosToCome: StoryObj = createVideosStory(answerNever);
export const NoVideos: StoryObj = createVideosStory(respondEmpty);
export const VideosFailed: StoryObj = createVideosStory(answerWithRefusal);
export const Clips: StoryObj = createClipsStory(respondClips);
export const NoClips: StoryObj = createClipsStory(respondEmpty);

export const Renaming: StoryObj = {
  render: () => (
    <StoryWorld>
      <RenameClipDialog title="Slap shot" onClose={() => undefined} onRename={() => undefined} />
    </StoryWorld>
  ),
};
