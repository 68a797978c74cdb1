/** The number of cards in a shelf (specification, section 9). */
const pageSize = 24;

/** Parameters of the list of a match's highlights, or of its players' highlights. */
export const createHighlightParams = (matchId: string, highlightKind: 'game' | 'player') => ({
  size: pageSize,
  filters: { event_id: [matchId], type: [highlightKind] },
});
