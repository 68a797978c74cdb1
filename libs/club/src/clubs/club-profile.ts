import type { ProfileChanges } from '@touchline/contract';
import type { ClubOptions } from '../options.ts';
import { type Club, isIdentity } from './club.ts';

/** What makes a club the viewer's. Where clubs are leagues or categories, the profile names them as such, too (section 3). */
export function profileWith(club: Club): ProfileChanges {
  const { id: favoriteClubId } = club;
  if (!isIdentity(club)) return { favoriteClubId };
  return club.media_type === 'identity_item'
    ? { favoriteClubId, identity: club.mainCategories?.[0] ?? '', identityItem: favoriteClubId }
    : { favoriteClubId, identity: favoriteClubId, identityItem: '' };
}

/** What leaves the viewer without one: an empty text clears a field. */
export const profileWithout = ({ view = 'team' }: ClubOptions): ProfileChanges =>
  view === 'team' ? { favoriteClubId: '' } : { favoriteClubId: '', identity: '', identityItem: '' };
