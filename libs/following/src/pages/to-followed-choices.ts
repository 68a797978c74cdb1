import type { Followed } from '../followed/follow-target.ts';
import type { Choice } from './choice.ts';
import type { Mains } from './use-mains.ts';

const initials = (name: string): string => [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 3).join('').toUpperCase();

/** What is followed as choices, by what the list of it says. One backend serves several sites: what belongs to another is left out. */
export function toFollowedChoices(followed: readonly Followed[], { choices: mains, whole }: Mains): Choice[] {
  const ids = new Set(mains.map(({ id }) => id));
  return followed
    .filter(({ referenceId, identitiesId }) => !whole || [referenceId, ...identitiesId].some((id) => ids.has(id)))
    .map(({ referenceId: id, type, title, image, identitiesId }) => {
      const known = type === 'identity_item' && mains.find((main) => main.id === id);
      if (known) return known;
      const name = title ?? id;
      return {
        // Of what is kept as an item only sub-categories belong to something.
        kind: type === 'team' ? 'team' : identitiesId.length > 0 ? 'subcategory' : 'league',
        id,
        name,
        line: mains.find((main) => identitiesId.includes(main.id))?.name,
        badge: { crest: image, shortName: initials(name) },
        within: identitiesId,
      };
    });
}
