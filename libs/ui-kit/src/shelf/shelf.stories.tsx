import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { FeaturedGrid } from '../layout/featured-grid.tsx';
import { CardFrame } from '../card/card-frame.tsx';
import { Image } from '../image/image.tsx';
import { getArtPath, ClipCard, LiveCard, sampleLink, UpcomingCard, VideoCard } from '../samples.fixture.tsx';
import { Shelf, ShelfHead } from './shelf.tsx';

const labels = { previous: 'Previous', next: 'Next' };
const moreLink = { label: 'See all', render: sampleLink };
const meta: Meta<typeof Shelf> = {
  title: 'Kit/Shelf',
  component: Shelf,
  parameters: { layout: 'fullscreen' },
  excludeStories: ['SampleFeatured'],
};
export default meta;

type Story = StoryObj<typeof Shelf>;

export const Live: Story = {
  args: {
    heading: 'Live now',
    live: true,
    count: '6',
    labels,
    more: moreLink,
    children: Array.from({ length: 8 }, (_, index) => <LiveCard key={index} />),
  },
};

export const Narrow: Story = {
  args: {
    heading: 'Upcoming',
    columns: 'narrow',
    labels,
    more: { label: 'Full schedule', render: sampleLink },
    children: Array.from({ length: 8 }, (_, index) => <UpcomingCard key={index} hasReminder={index % 2 === 0} />),
  },
};

export const Tall: Story = {
  args: {
    heading: 'Fan clips',
    columns: 'tall',
    labels,
    children: Array.from({ length: 9 }, (_, index) => (
      <ClipCard key={index} image={index % 2 === 0 ? 'scene-p1' : 'scene-p4'} />
    )),
  },
};

export const Loading: Story = {
  args: { heading: 'Latest videos', busy: true, children: [1, 2, 3, 4, 5].map((key) => <CardSkeleton key={key} />) },
};

/** A featured grid under a shelf's heading. */
export const SampleFeatured = () => (
  <section>
    <ShelfHead heading="Highlights" more={moreLink} />
    <FeaturedGrid>
      <CardFrame
        render={sampleLink}
        shape="featured"
        title="Aurora 5–4 Storm: overtime winner after a wild third"
        art={<Image src={getArtPath('scene-r1')} alt="" />}
      />
      <VideoCard />
      <VideoCard title="Ten saves that decided round 31" image="title-top10" />
      <VideoCard title="Storm take the opening face-off and never look back" image="scene-r1" />
      <VideoCard title="Kallas glove save of the season?" />
    </FeaturedGrid>
  </section>
);

export const Featured: Story = { args: { heading: 'Highlights', children: null }, render: () => <SampleFeatured /> };
