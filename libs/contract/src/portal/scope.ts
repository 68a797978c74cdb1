import { idAlternatives, createAlternatives } from '../wire/paged.ts';
import { text } from '../wire/values.ts';

/** The scope of a portal that shows only a part of its backend: leagues, teams, sports. Several filters mean and. */
export const scopeFields = {
  'identities.id': idAlternatives,
  'search.teams.id': idAlternatives,
  sportType: createAlternatives(text),
};
