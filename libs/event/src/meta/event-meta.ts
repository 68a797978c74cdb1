import type { PageMeta } from '@touchline/feature-kit';
import type { Locale } from '@touchline/i18n';
import { streamNeeds } from '@touchline/player/remote';
import { stageOf } from '../stage/stage-of.ts';
import { eventWords, type EventWordsInput } from './event-words.ts';
import { eventJsonLd } from './json-ld.ts';
import { previewPicture } from './preview-picture.ts';

/** What the head of an event's page is made of. */
export interface EventMetaInput extends EventWordsInput {
  locale: Locale;
  /** The page's address as the browser shows it, absolute. */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Title, description, picture and structured data of an event's page, in its language and spoiler-safe: a shared link or
 * an open tab must not reveal how the match ended, so the event's own description is used only before the match.
 */
export function eventMeta({ view, text, formats, locale, url, now }: EventMetaInput): PageMeta {
  const { title, description } = eventWords({ view, text, formats });
  const stage = stageOf(view, { ended: false }, now);
  return {
    title,
    description,
    image: view.poster,
    picture: previewPicture(view, formats),
    type: 'video.other',
    jsonLd: eventJsonLd(view, { url, locale, title: view.safeTitle, description }),
    hero: view.poster ? { src: view.poster } : undefined,
    ...(stage.kind === 'player' && streamNeeds(stage.address)),
  };
}
