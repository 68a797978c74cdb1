import { useSite } from '@touchline/feature-kit';
import { Image } from '@touchline/ui-kit';
import type { EventView } from '../event-view/event-view.ts';
import { MatchArt } from '../match-art/match-art.tsx';
import { SportMark } from '../sport-mark/sport-mark.tsx';

export interface EventImageProps {
  /** Where the teams are known, they are drawn when every picture failed. */
  view: Pick<EventView, 'image' | 'poster' | 'sport'> & { teams?: EventView['teams'] };
  /** 16:9 (default) or 9:16. */
  shape?: 'horizontal' | 'vertical' | undefined;
  /** The larger picture, for a hero or a stage. */
  large?: boolean | undefined;
  /** The page's largest picture: fetched first. */
  priority?: boolean | undefined;
}

/** An event's picture, then the site's artwork, then what can be drawn: both teams, or the sport's mark. Decoration: its title stands beside it. */
export function EventImage({ view, shape = 'horizontal', large = false, priority }: EventImageProps) {
  const { artwork } = useSite();
  const [width, height] = large ? [1280, 720] : shape === 'vertical' ? [180, 320] : [320, 180];
  return (
    <Image
      src={large ? view.poster : view.image}
      fallbackSrc={large ? view.image : undefined}
      // A score stands over a match's picture: there the artwork without the site's mark.
      artwork={view.teams && !large ? { ...artwork, horizontal: undefined } : artwork}
      shape={shape}
      alt=""
      width={width}
      height={height}
      priority={priority}
      placeholder={view.teams ? <MatchArt teams={view.teams} /> : <SportMark sport={view.sport} />}
    />
  );
}
