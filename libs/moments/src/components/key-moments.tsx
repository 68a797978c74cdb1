import type { EventView } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { MatchMoments } from './list/match-moments.tsx';

/**
 * The key moments of a match, for a visitor without their own (specification, section 5). A backend may refuse visitors,
 * who then get a sign-in link.
 */
export function KeyMoments({ event }: { event: EventView }) {
  const viewer = useViewer();
  if (viewer === undefined) return <div hidden aria-busy="true" />;
  return <MatchMoments key={viewer?.id ?? ''} event={event} viewer={viewer?.id ?? null} />;
}
