import type { EventView } from '@touchline/content';
import type { PageMeta } from '@touchline/feature-kit';
import type { Formats, Locale, Translate } from '@touchline/i18n';
import { streamNeeds } from '@touchline/player/remote';
import { stageOf } from '../stage/stage-of.ts';
import { eventJsonLd } from './json-ld.ts';

/** What an event is told in. */
interface EventWordsInput {
  view: EventView;
  /** Texts of the namespace `event`. */
  text: Translate;
  formats: Formats;
}

/** What the head of an event's page is made of. */
export interface EventMetaInput extends EventWordsInput {
  locale: Locale;
  /** The page's address as the browser shows it, absolute. */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
}

type State = 'live' | 'upcoming' | 'archived' | 'channel' | 'clip';

function stateOf({ kind, status }: EventView): State {
  if (status === 'live' || status === 'upcoming' || status === 'channel') return status;
  return kind === 'event' ? 'archived' : 'clip';
}

const titleKeys: Readonly<Partial<Record<State, string>>> = {
  live: 'meta.live',
  upcoming: 'meta.upcoming',
  archived: 'meta.archived',
};

const descriptionKeys: Readonly<Record<State, string>> = {
  live: 'meta.describeLive',
  upcoming: 'meta.describeUpcoming',
  archived: 'meta.describeArchived',
  channel: 'meta.describeChannel',
  clip: 'meta.describeClip',
};

const longest = 160;

/** Cut at a word, where a search result would cut it anyway. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

/**
 * Title, description, picture and structured data of an event's page, in its language and spoiler-safe: a shared link or
 * an open tab must not tell how the match ended, so the event's own description is used only before the match.
 */
export function eventMeta({ view, text, formats, locale, url, now }: EventMetaInput): PageMeta {
  const { title, description } = eventWords({ view, text, formats });
  const stage = stageOf(view, { ended: false }, now);
  return {
    title,
    description,
    image: view.image ?? view.poster,
    type: 'video.other',
    jsonLd: eventJsonLd(view, { url, locale, title: view.safeTitle, description }),
    hero: view.poster ? { src: view.poster } : undefined,
    ...(stage.kind === 'player' && streamNeeds(stage.address)),
  };
}

/** Title and description of {@link eventMeta}. */
export function eventWords({ view, text, formats }: EventWordsInput): { title: string; description: string } {
  const state = stateOf(view);
  const named = { title: view.safeTitle, date: view.date === undefined ? '' : formats.dateTime(view.date) };
  const titleKey = state === 'upcoming' && view.date === undefined ? undefined : titleKeys[state];
  const title = titleKey ? text(titleKey, named) : view.safeTitle;
  const tellsNothing = state === 'upcoming' || state === 'channel';
  const own = tellsNothing && view.description ? view.description : undefined;
  const generated = [text(descriptionKeys[state], named), view.league?.title].filter(Boolean).join(' ');
  return { title, description: shorten(own ?? generated) };
}
