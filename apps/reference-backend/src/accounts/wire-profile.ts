import type { Profile } from '@touchline/contract';
import type { UserRow } from '../database/account-tables.ts';

/** Converts a user's row to the profile that this user receives. */
export function toWireProfile(row: UserRow): Profile {
  return {
    id: row.id,
    added: row.addedAt.toISOString(),
    email: row.email ?? undefined,
    displayName: row.displayName ?? undefined,
    countryName: row.countryName ?? undefined,
    phone: row.phone ?? undefined,
    postalCode: row.postalCode ?? undefined,
    city: row.city ?? undefined,
    gender: row.gender ?? undefined,
    dateOfBirth: row.dateOfBirth ?? undefined,
    identity: row.identity ?? undefined,
    identityItem: row.identityItem ?? undefined,
    canCreateGlobalTag: row.canCreateGlobalTag,
    favoriteClubId: row.favoriteClubId ?? undefined,
    options: row.options,
  };
}
