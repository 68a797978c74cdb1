/** Sample content of the stories: pictures from .storybook/public and a link that stays on the page. */
import { Badge } from './badge/badge.tsx';
import { LivePill } from './badge/live-pill.tsx';
import { IconButton } from './button/icon-button.tsx';
import { CardFrame } from './card/card-frame.tsx';
import { CardClock, CardMeta, CardTime } from './card/card-meta.tsx';
import { IconBell, IconBellRing, IconLock, IconPlay, IconTicket } from './icon/icons.gen.ts';
import { Image } from './image/image.tsx';
import type { RenderLink } from './render-link.ts';
import { SlashScore } from './score/slash-score.tsx';
import { Touchline } from './touchline/touchline.tsx';

// The props contain the children.
export const sampleLink: RenderLink = (link) => <a href="#story" {...link} />;

export const getArtPath = (name: string) => `./art/${name}.svg`;

export const renderCrest = (team: string, size = 20) => (
  <img src={getArtPath(`crest-${team}`)} alt="" width={size} height={size} loading="lazy" />
);

const renderPoster = (name: string) => <Image src={getArtPath(name)} alt="" />;

export const LiveCard = ({ price }: { price?: string }) => (
  <CardFrame
    render={sampleLink}
    title="Göteborg Harriers v Malmö Tide"
    art={renderPoster('poster-GOT-MAL')}
    topStart={<LivePill>Live</LivePill>}
    topEnd={
      price && (
        <Badge tone="paper" icon={<IconTicket size="s" />}>
          {price}
        </Badge>
      )
    }
    centre={<SlashScore home="1" away="1" label="Göteborg Harriers 1, Malmö Tide 1" />}
    line={<Touchline variant="live" progress={0.53} ticks={[0.333, 0.666]} />}
    meta={
      <CardMeta>
        <CardClock tone="live">P2 08:14</CardClock>
        Men, round 31
      </CardMeta>
    }
  />
);

export const UpcomingCard = ({ hasReminder = false }: { hasReminder?: boolean }) => (
  <CardFrame
    render={sampleLink}
    title="Helsinki Icebreakers v Stavanger Anchors"
    art={renderPoster('poster-HEL-STA')}
    bottomStart={<CardTime time="20:30" day="Today" />}
    line={<Touchline variant="upcoming" />}
    meta={
      <CardMeta>
        <CardClock tone="soon">In 42 min</CardClock>
        Men
      </CardMeta>
    }
    aside={
      <IconButton label="Remind me" pressed={hasReminder}>
        {hasReminder ? <IconBellRing filled /> : <IconBell />}
      </IconButton>
    }
  />
);

export const ArchivedCard = ({ isHidden = false }: { isHidden?: boolean }) => (
  <CardFrame
    render={sampleLink}
    title="Tromsø Aurora v Bergen Storm"
    art={renderPoster('poster-TRA-BER')}
    topEnd={<Badge icon={<IconLock size="s" />}>Subscribers</Badge>}
    centre={
      <SlashScore
        home={isHidden ? '–' : '5'}
        away={isHidden ? '–' : '4'}
        label={isHidden ? 'Score hidden' : 'Aurora 5, Storm 4'}
      />
    }
    bottomEnd={<Badge>2:31:06</Badge>}
    line={<Touchline variant="watched" progress={0.34} />}
    meta={
      <CardMeta>
        Yesterday
        {isHidden ? 'Score hidden' : 'Full match'}
      </CardMeta>
    }
  />
);

export const VideoCard = ({ title = 'Harriers 2–3 Tide, extended highlights', image = 'scene-r2' }) => (
  <CardFrame
    render={sampleLink}
    title={title}
    art={<Image src={getArtPath(image)} alt="" />}
    bottomEnd={<Badge>12:05</Badge>}
    meta={
      <CardMeta>
        Yesterday
        {'Highlights'}
      </CardMeta>
    }
  />
);

export const ClipCard = ({ image = 'scene-p1' }: { image?: string }) => (
  <CardFrame
    render={sampleLink}
    shape="tall"
    title="Lindqvist goes bar down"
    art={<Image src={getArtPath(image)} alt="" width={180} height={320} />}
    topStart={<Badge icon={<IconPlay size="s" filled />}>0:19</Badge>}
    meta={<CardMeta>Nordic Ice League</CardMeta>}
  />
);
