import type { RenderLink } from '@touchline/ui-kit';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { eventPath } from '../event-view/event-path.ts';
import type { EventView } from '../event-view/event-view.ts';
import { useIntent } from '../event-view/use-intent.ts';

/** The card's link to its event. It notifies the shell when the viewer shows the intent to open the event. */
export function useCardLink(view: EventView): RenderLink {
  const intent = useIntent(view);
  const path = eventPath(view);
  return useCallback((link) => <Link to={path} {...link} {...intent} draggable={false} />, [path, intent]);
}
