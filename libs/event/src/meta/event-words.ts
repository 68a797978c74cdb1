import type { EventView } from '@touchline/content';
import type { Formats, Translate } from '@touchline/i18n';

/** The input for title and description of an event. */
export interface EventWordsInput {
  view: EventView;
  /** Texts of the namespace `event`. */
  text: Translate;
  formats: Formats;
}

type State = 'live' | 'upcoming' | 'archived' | 'channel' | 'clip';

function getState({ kind, status }: EventView): State {
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

const maxDescriptionCharacters = 160;

/** Cuts after a word, at about the length that search results show. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionCharacters) return line;
  return `${line.slice(0, maxDescriptionCharacters).replace(/ \S*$/, '')}…`;
}

/** Title and description of an event's page, for its HTML and for the open page. */
export function eventWords({ view, text, formats }: EventWordsInput): { title: string; description: string } {
  const state = getState(view);
  const named = { title: view.safeTitle, date: view.date === undefined ? '' : formats.dateTime(view.date) };
  const titleKey = state === 'upcoming' && view.date === undefined ? undefined : titleKeys[state];
  const title = view.metaTitle ?? (titleKey ? text(titleKey, named) : view.safeTitle);
  const revealsNothing = state === 'upcoming' || state === 'channel';
  const own = revealsNothing && view.description ? view.description : undefined;
  const generated = [text(descriptionKeys[state], named), view.league?.title].filter(Boolean).join(' ');
  return { title, description: shorten(own ?? generated) };
}
