import type { EventView } from '@touchline/content';
import { useHead } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { useCallback } from 'react';
import { eventWords } from './event-words.ts';

/** Lets the tab's title follow a match that begins or ends while its page is open, dates in the viewer's zone. */
export function useEventHead(view: EventView): void {
  const text = useText('event');
  const formats = useFormats();
  useHead(useCallback(() => eventWords({ view, text, formats }), [view, text, formats]));
}
