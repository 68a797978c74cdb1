import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFilm } from '../icon/icons.gen.ts';
import { Image } from '../image/image.tsx';
import { CardGrid } from '../layout/card-grid.tsx';
import { ArchivedCard, ClipCard, LiveCard, sampleLink, UpcomingCard, VideoCard } from '../samples.fixture.tsx';
import { Touchline } from '../touchline/touchline.tsx';
import { CardFrame } from './card-frame.tsx';
import { CardClock, CardMeta } from './card-meta.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { ChannelFrame } from './channel-frame.tsx';

const meta: Meta = { title: 'Kit/Cards', parameters: { layout: 'fullscreen' } };
export default meta;

export const Wide: StoryObj = {
  render: () => (
    <main style={{ paddingBlock: 24 }}>
      <h1 className="display" style={{ paddingInline: 'var(--gutter)', marginBlockEnd: 16 }}>
        Cards
      </h1>
      <h2 style={{ paddingInline: 'var(--gutter)', marginBlockEnd: 16 }}>All states</h2>
      <CardGrid>
        <LiveCard />
        <LiveCard price="€5.99" />
        <UpcomingCard hasReminder />
        <ArchivedCard />
        <VideoCard />
        <ArchivedCard isHidden />
        <CardSkeleton />
        <CardFrame
          render={sampleLink}
          title="Artwork missing"
          meta={<CardMeta>Falls back to the sport mark</CardMeta>}
          art={<Image alt="" placeholder={<IconFilm size="l" />} />}
        />
      </CardGrid>
    </main>
  ),
};

/** A fact without space in the line moves to the next line; a longer one takes two lines. */
export const LongFacts: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, padding: 24, maxInlineSize: 240 }}>
      {['Men', 'Nordic Ice League, Women', 'Nordic Ice League for Players under Twenty Years of Age, Women'].map(
        (league) => (
          <CardFrame
            key={league}
            render={sampleLink}
            title="Helsinki Icebreakers v Stavanger Anchors"
            art={<Image alt="" placeholder={<IconFilm size="l" />} />}
            meta={
              <CardMeta>
                <CardClock tone="soon">In 42 min</CardClock>
                {league}
                {league.length > 30 && 'Play-offs'}
              </CardMeta>
            }
          />
        ),
      )}
    </div>
  ),
};

/**
 * A long title ends in an ellipsis at the end of its words, on pages of both directions; a short one stays at the
 * page's side.
 */
export const TitlesInOtherLetters: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, padding: 24, maxInlineSize: 240 }}>
      {[
        'Helsinki Icebreakers against Stavanger Anchors in the long final of the Nordic Cup',
        'הלסינקי אייסברייקרס נגד סטוונגר אנקורס בגמר הארוך של הגביע הנורדי של העונה הנוכחית',
        'Bar down',
      ].map((title) => (
        <CardFrame
          key={title}
          render={sampleLink}
          title={title}
          art={<Image alt="" placeholder={<IconFilm size="l" />} />}
          meta={<CardMeta>12:40</CardMeta>}
        />
      ))}
    </div>
  ),
};

export const Tall: StoryObj = {
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 200px))', gap: 20, padding: 24 }}
    >
      <ClipCard />
      <ClipCard image="scene-p4" />
      <CardSkeleton shape="tall" />
    </div>
  ),
};

export const Channel: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, padding: 24, maxInlineSize: 480 }}>
      <ChannelFrame
        render={sampleLink}
        label="NIL One: Studio, round 31 live conference"
        mark="NIL One"
        colours={{ ground: '#ff6a13', slash: '#d94f00', ink: '#160a02' }}
        now="Studio: round 31 live conference"
        time="18:30 – 22:00"
        line={<Touchline variant="live" progress={0.57} onPage />}
        next={{ time: '22:00', title: 'Late Shift with Maja Holm' }}
      />
      <ChannelFrame render={sampleLink} label="NIL Classic: No programme" mark="NIL Classic" now="No programme" />
    </div>
  ),
};
