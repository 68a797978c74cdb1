import type { ProfileChanges } from '@touchline/contract';
import type { ClubOptions } from '../options.ts';
import { type Club, isIdentity } from './club.ts';

/**
 * @returns the profile changes for a chosen club; for leagues and categories they include `identity` and `identityItem`
 * (specification, section 3)
 */
export function createClubProfile(club: Club): ProfileChanges {
  const { id: favoriteClubId } = club;
  if (!isIdentity(club)) return { favoriteClubId };
  return club.media_type === 'identity_item'
    ? { favoriteClubId, identity: club.mainCategories?.[0] ?? '', identityItem: favoriteClubId }
    : { favoriteClubId, identity: favoriteClubId, identityItem: '' };
}

/** @returns the profile changes that remove the club: an empty text deletes a field */
export const createProfileWithoutClub = ({ view = 'team' }: ClubOptions): ProfileChanges =>
  view === 'team' ? { favoriteClubId: '' } : { favoriteClubId: '', identity: '', identityItem: '' };
