import { PortalError, type Profile, type ProfileChanges } from '@touchline/contract';
import { getProfile, updateProfile } from './endpoints.ts';
import type { SessionParts } from './session-parts.ts';

async function storeProfile(
  { store, finishMixedUp }: SessionParts,
  loadProfile: () => Promise<Profile>,
): Promise<Profile> {
  const session = store.current();
  if (!session) throw new PortalError('user_data_not_found', { retryable: false, message: 'User data not found!' });
  const user = await loadProfile();
  if (user.id !== session.user.id) {
    if (store.current()?.id === session.id) finishMixedUp('profile');
    throw new PortalError('expired_session_error', { status: 401, retryable: false, message: 'Expired Session' });
  }
  store.patch(session, () => ({ user }));
  return user;
}

/**
 * Changes the viewer's profile; absent fields stay unchanged.
 * @throws PortalError user_data_not_found without a viewer (section 5)
 */
export const saveProfile = (parts: SessionParts, changes: ProfileChanges): Promise<Profile> =>
  storeProfile(parts, () => parts.api().call(updateProfile, { body: { data: changes } }));

/** Refetches the profile. @throws PortalError user_data_not_found without a viewer */
export const reloadProfile = (parts: SessionParts): Promise<Profile> =>
  storeProfile(parts, () => parts.api().call(getProfile));
