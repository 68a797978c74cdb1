import { idAlternatives, createAlternatives } from '../wire/paged.ts';
import { text } from '../wire/values.ts';

/** The leagues, teams and sports of a portal that shows a part of its backend. Entries must match every filter. */
export const scopeFields = {
  'identities.id': idAlternatives,
  'search.teams.id': idAlternatives,
  sportType: createAlternatives(text),
};
