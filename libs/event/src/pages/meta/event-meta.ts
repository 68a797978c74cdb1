import { type EventView, leaguePath, type SideView } from '@touchline/content';
import type { NamedPage, PageMeta, PreviewPicture, PreviewSide } from '@touchline/feature-kit';
import { pictureFile } from '@touchline/feature-kit/rendering';
import { type Locale, type Formats, getFormats } from '@touchline/i18n';
import { type ClientData, streamNeeds } from '@touchline/player/remote';
import { getPlayerAreaState } from '../../state/watch/get-player-area-state.ts';
import { getEventTexts, type EventTextsInput } from '../../components/watch/get-event-texts.ts';
import { createEventJsonLd } from './json-ld.ts';

/** The input for the head of an event's page. */
export interface EventMetaInput extends EventTextsInput {
  locale: Locale;
  /** The absolute address of the page in the browser. */
  url: string;
  /** The name of the guide to all channels, in the page's language. */
  guideTitle: string;
  /** The CMCD data of the player. */
  clientData?: ClientData | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The breadcrumbs of a channel lead to the guide, and the breadcrumbs of a match to its league. A category that is not
 * a league has its page at the league's address.
 */
function getParentPages({ status, league }: EventView, guideTitle: string): NamedPage[] {
  if (status === 'channel') return [{ title: guideTitle, path: '/channels/' }];
  return league ? [{ title: league.title, path: leaguePath(league.id) }] : [];
}

/**
 * Title, description, picture and structured data of an event's page, in its language. They reveal no result, because a
 * shared link or an open tab shows them. The event's own description is used only before the match, for the same
 * reason.
 */
export function createEventMeta({
  view,
  text,
  formats,
  locale,
  url,
  guideTitle,
  clientData,
  now,
}: EventMetaInput): PageMeta {
  const { title, description } = getEventTexts({ view, text, formats });
  const picture = createPreviewPicture(view, formats);
  const playerArea = getPlayerAreaState(view, { hasEnded: false }, now);
  return {
    title,
    description,
    image: view.poster,
    picture,
    type: 'video.other',
    above: getParentPages(view, guideTitle),
    jsonLd: createEventJsonLd(view, {
      url,
      locale,
      title: view.safeTitle,
      description,
      picture: picture && new URL(pictureFile, url).href,
    }),
    hero: view.poster ? { src: view.poster } : undefined,
    ...(playerArea.kind === 'player' && streamNeeds(playerArea.address, { clientData })),
  };
}

const toPreviewSide = ({ name, shortName, crest, color }: SideView): PreviewSide => ({ name, shortName, crest, color });

/**
 * The link preview of a match or of a moment in it: teams, league, and start in the customer's time zone. Only events
 * without teams use the operator's picture, because it may reveal the winner.
 */
function createPreviewPicture({ teams, league, date }: EventView, formats: Formats): PreviewPicture | undefined {
  if (!teams) return undefined;
  const clock = getFormats('en', formats.timeZone, 'h23');
  return {
    sides: [toPreviewSide(teams[0]), toPreviewSide(teams[1])],
    over: league?.title,
    when: date === undefined ? undefined : { words: formats.dateTime(date), figures: formatFigures(clock, date) },
  };
}

const formatFigures = (clock: Formats, date: number): string => `${clock.dayKey(date)} ${clock.time(date)}`;
