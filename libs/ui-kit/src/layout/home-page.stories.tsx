import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomNav } from '../bottom-nav/bottom-nav.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ChannelFrame } from '../card/channel-frame.tsx';
import { CategoryBar } from '../category-bar/category-bar.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { Logo } from '../header/logo.tsx';
import { HeroFrame } from '../hero/hero-frame.tsx';
import { sampleHero } from '../hero/hero-frame.stories.tsx';
import {
  IconBell,
  IconCalendar,
  IconClapperboard,
  IconHeart,
  IconHouse,
  IconMoon,
  IconRadio,
} from '../icon/icons.gen.ts';
import { renderCrest, LiveCard, sampleLink as render, UpcomingCard } from '../samples.fixture.tsx';
import { Shelf } from '../shelf/shelf.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Touchline } from '../touchline/touchline.tsx';
import { SampleFeatured, Tall } from '../shelf/shelf.stories.tsx';
import { Shelves } from './shelves.tsx';

const meta: Meta = { title: 'Kit/A page of parts', parameters: { layout: 'fullscreen' } };
export default meta;

const logo = (
  <Logo
    name="Nordic Ice League"
    lines={['Nordic', 'Ice League']}
    render={render}
    mark={
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 1 37 10.5v19L20 39 3 29.5v-19Z" fill="var(--brand)" />
      </svg>
    }
  />
);
const labels = { previous: 'Previous', next: 'Next' };
const moreLink = { label: 'See all', render };

/** All parts together, to compare with the design's home page. */
export const Home: StoryObj = {
  render: () => (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <Header
        logo={logo}
        label="Main"
        items={['Home', 'Live', 'Schedule', 'Archive', 'Channels', 'Teams'].map((label) => ({
          key: label,
          label,
          render,
          current: label === 'Home',
          live: label === 'Live',
        }))}
        tools={
          <>
            <IconButton label="Theme">
              <IconMoon />
            </IconButton>
            <IconButton label="Notifications">
              <IconBell />
            </IconButton>
          </>
        }
      />
      <CategoryBar
        label="Leagues"
        items={['All leagues', 'Men', 'Women', 'Nordic Cup', 'Under 20', 'Studio'].map((label, index) => ({
          key: label,
          label,
          render,
          current: index === 0,
          icon: index > 0 && index < 5 && renderCrest('TRA'),
        }))}
      />
      <main id="main" tabIndex={-1}>
        <h1 hidden>Home</h1>
        <HeroFrame {...sampleHero} />
        <Shelves>
          <Shelf heading="Live now" live count="6" more={moreLink} labels={labels}>
            {Array.from({ length: 8 }, (_, index) => (
              <LiveCard key={index} {...(index === 2 ? { price: '€5.99' } : {})} />
            ))}
          </Shelf>
          <Shelf heading="Upcoming" columns="narrow" more={moreLink} labels={labels}>
            {Array.from({ length: 8 }, (_, index) => (
              <UpcomingCard key={index} hasReminder={index === 0} />
            ))}
          </Shelf>
          <SampleFeatured />
          <Shelf heading="Channels" columns="broad" labels={labels}>
            {['NIL One', 'Ice 24', 'NIL Classic', 'NIL U20'].map((channelName) => (
              <ChannelFrame
                key={channelName}
                render={render}
                label={`${channelName}: Studio: round 31 live conference`}
                mark={channelName}
                colours={{ ground: '#ff6a13', slash: '#d94f00', ink: '#160a02' }}
                now="Studio: round 31 live conference"
                time="18:30 – 22:00"
                line={<Touchline variant="live" progress={0.57} onPage />}
                next={{ time: '22:00', title: 'Late Shift with Maja Holm' }}
              />
            ))}
          </Shelf>
          <Shelf heading="Fan clips" columns="tall" labels={labels}>
            {Tall.args?.children}
          </Shelf>
        </Shelves>
      </main>
      <Footer
        logo={logo}
        label="Footer"
        links={['About', 'Help', 'Terms', 'Privacy'].map((label) => ({ key: label, label, render }))}
        tail={
          <span>
            Powered by <b>Touchline</b>
          </span>
        }
      />
      <BottomNav
        label="Primary"
        items={[
          { key: 'home', label: 'Home', icon: <IconHouse />, render, current: true },
          { key: 'live', label: 'Live', icon: <IconRadio />, render },
          { key: 'schedule', label: 'Schedule', icon: <IconCalendar />, render },
          { key: 'videos', label: 'Videos', icon: <IconClapperboard />, render },
          { key: 'team', label: 'My team', icon: <IconHeart />, render },
        ]}
      />
    </>
  ),
};
