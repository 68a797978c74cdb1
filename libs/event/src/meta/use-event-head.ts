import type { EventView } from '@touchline/content';
import { useHead } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { useCallback } from 'react';
import { getEventTexts } from './get-event-texts.ts';

/** Updates the tab's title when a match starts or ends while its page is open, with dates in the viewer's time zone. */
export function useEventHead(view: EventView): void {
  const text = useText('event');
  const formats = useFormats();
  useHead(useCallback(() => getEventTexts({ view, text, formats }), [view, text, formats]));
}
