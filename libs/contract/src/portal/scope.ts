import { anyId, anyOf } from '../wire/paged.ts';
import { text } from '../wire/values.ts';

/** What a portal shows of its backend, where it does not show all of it: leagues, teams, sports. Several filters mean and. */
export const scopeWords = {
  'identities.id': anyId,
  'search.teams.id': anyId,
  sportType: anyOf(text),
};
