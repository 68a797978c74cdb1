import type { EventView } from '@touchline/content';
import type { Formats, Translate } from '@touchline/i18n';

/** The input for title and description of an event. */
export interface EventTextsInput {
  view: EventView;
  /** Texts of the namespace `event`. */
  text: Translate;
  formats: Formats;
}

type TextState = 'live' | 'upcoming' | 'archived' | 'channel' | 'clip';

function getTextState({ kind, status }: EventView): TextState {
  if (status === 'live' || status === 'upcoming' || status === 'channel') return status;
  return kind === 'event' ? 'archived' : 'clip';
}

const titleKeys: Readonly<Partial<Record<TextState, string>>> = {
  live: 'meta.live',
  upcoming: 'meta.upcoming',
  archived: 'meta.archived',
};

const descriptionKeys: Readonly<Record<TextState, string>> = {
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
export function getEventTexts({ view, text, formats }: EventTextsInput): { title: string; description: string } {
  const state = getTextState(view);
  const textValues = { title: view.safeTitle, date: view.date === undefined ? '' : formats.dateTime(view.date) };
  const titleKey = state === 'upcoming' && view.date === undefined ? undefined : titleKeys[state];
  const title = view.metaTitle ?? (titleKey ? text(titleKey, textValues) : view.safeTitle);
  const isRevealing = state === 'upcoming' || state === 'channel';
  const ownDescription = isRevealing && view.description ? view.description : undefined;
  const generatedText = [text(descriptionKeys[state], textValues), view.league?.title].filter(Boolean).join(' ');
  return { title, description: shorten(ownDescription ?? generatedText) };
}
