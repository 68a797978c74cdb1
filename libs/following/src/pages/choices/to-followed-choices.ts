import { getLeagueTitle } from '@touchline/content';
import type { Translate } from '@touchline/i18n';
import type { Followed } from '../../api/follow-target.ts';
import type { Choice } from './choice.ts';
import type { MainChoicesResult } from './use-mains.ts';

const getInitials = (name: string): string =>
  [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 3).join('').toUpperCase();

/**
 * Converts followed entries into choices. A backend may serve several sites, so entries of other sites are left out.
 * @param content texts of the namespace `content`
 */
export function toFollowedChoices(
  followed: readonly Followed[],
  { choices: parentChoices, isWhole }: MainChoicesResult,
  content: Translate,
): Choice[] {
  const ids = new Set(parentChoices.map(({ id }) => id));
  return followed
    .filter(({ referenceId, identitiesId }) => !isWhole || [referenceId, ...identitiesId].some((id) => ids.has(id)))
    .map(({ referenceId: id, type, title, image, identitiesId }) => {
      const mainChoice = type === 'identity_item' && parentChoices.find((choice) => choice.id === id);
      if (mainChoice) return mainChoice;
      const name = type === 'team' ? (title ?? id) : getLeagueTitle(title ?? id, content);
      return {
        // Of the entries with the type `identity_item`, only sub-categories have parents.
        kind: type === 'team' ? 'team' : identitiesId.length > 0 ? 'subcategory' : 'league',
        id,
        name,
        parentTitle: parentChoices.find((choice) => identitiesId.includes(choice.id))?.name,
        badge: { crest: image, shortName: getInitials(name) },
        parentIds: identitiesId,
      };
    });
}
