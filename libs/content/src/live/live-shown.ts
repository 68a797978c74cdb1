import { storedValue } from '@touchline/feature-kit/storage';

/** The match whose live score, statistics and moments the viewer wants to see although the picture is behind live. */
const liveShownMatch = storedValue<string>({
  name: 'live-shown',
  scope: 'tab',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  empty: '',
  maxBytes: 1_000,
});

/**
 * Whether the parts of the page beside a live match may be ahead of its picture, and a function that allows it in this
 * tab.
 * @param matchId the id of the match
 */
export const useLiveShown = (matchId: string): readonly [isShown: boolean, show: () => void] => [
  liveShownMatch.use() === matchId,
  () => liveShownMatch.set(matchId),
];
