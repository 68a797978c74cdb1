import { useSite } from '@touchline/feature-kit';
import { Image } from '@touchline/ui-kit';
import type { EventView } from '../event-view/event-view.ts';
import { MatchArt } from './match-art.tsx';
import { revealsByAppearance } from '../spoiler/reveals-by-appearance.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import styles from './event-image.module.css';

export interface EventImageProps {
  /** The fallback of an event with teams is a drawing of both teams. */
  view: Pick<EventView, 'image' | 'poster' | 'sport'> & Partial<Pick<EventView, 'matchId' | 'teams' | 'status'>>;
  /** 16:9 (default) or 9:16. */
  shape?: 'horizontal' | 'vertical' | undefined;
  /** The larger picture, for a hero or a player area. */
  large?: boolean | undefined;
  /** The page's largest picture: the browser loads it first. */
  priority?: boolean | undefined;
}

/**
 * An event's picture; the fallbacks are the site's artwork, then a drawing of both teams or of the sport. Decoration,
 * because the title is next to it.
 */
export function EventImage({ view, shape = 'horizontal', large = false, priority }: EventImageProps) {
  const { artwork } = useSite();
  const { isHidden, isRevealed } = useSpoilers(view.matchId);
  const revealsScore = revealsByAppearance(view);
  const placeholder = view.teams ? <MatchArt teams={view.teams} /> : <SportIcon sport={view.sport} />;
  const [width, height] = large ? [1280, 720] : shape === 'vertical' ? [180, 320] : [320, 180];
  // A viewer who hides spoilers gets a drawing of both teams, because the picture may show the winners.
  if (revealsScore && isHidden) return <Image alt="" width={width} height={height} placeholder={placeholder} />;
  return (
    <Image
      className={revealsScore && !isRevealed ? styles.tells : undefined}
      src={large ? view.poster : view.image}
      fallbackSrc={large ? view.image : undefined}
      // A score covers the picture of a match, so the fallback is the artwork without the site's logo.
      artwork={view.teams && !large ? { ...artwork, horizontal: undefined } : artwork}
      shape={shape}
      alt=""
      width={width}
      height={height}
      priority={priority}
      placeholder={placeholder}
    />
  );
}
