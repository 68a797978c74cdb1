import { PortalError, type Profile, type ProfileChanges, unsaidId } from '@touchline/contract';
import { getProfile, updateProfile } from './endpoints.ts';
import type { SessionParts } from './session-parts.ts';

async function storeProfile(
  { store, endForAnotherViewer }: SessionParts,
  loadProfile: (previousProfile: Profile) => Promise<Profile>,
): Promise<Profile> {
  const session = store.current();
  if (!session) throw new PortalError('user_data_not_found', { retryable: false, message: 'User data not found!' });
  const user = await loadProfile(session.user);
  if (user.id !== session.user.id) {
    if (store.current()?.id === session.id) endForAnotherViewer('profile');
    throw new PortalError('expired_session_error', { status: 401, retryable: false, message: 'Expired Session' });
  }
  store.patch(session, () => ({ user }));
  return user;
}

/**
 * The profile after a change, for an answer that contains only a part of it. An empty text clears its field, unless the
 * answer still contains it.
 */
function applyChanges(previousProfile: Profile, changes: ProfileChanges, answer: Profile): Profile {
  const id = answer.id === unsaidId ? previousProfile.id : answer.id;
  const options = { ...previousProfile.options, ...changes.options, ...answer.options };
  const profile: Profile = { ...previousProfile, ...answer, id, options };
  for (const [name, value] of Object.entries(changes))
    if (value === '' && !Reflect.get(answer, name)) Reflect.deleteProperty(profile, name);
  return profile;
}

/**
 * Changes the viewer's profile; absent fields stay unchanged. After an answer without its id, the profile is
 * loaded again.
 * @throws PortalError user_data_not_found without a viewer (specification, section 5)
 */
export const saveProfile = (parts: SessionParts, changes: ProfileChanges): Promise<Profile> =>
  storeProfile(parts, async (previousProfile) => {
    const answer = await parts.api().call(updateProfile, { body: { data: changes } });
    const changedProfile = applyChanges(previousProfile, changes, answer);
    if (answer.id !== unsaidId) return changedProfile;
    const loadedProfile = await parts
      .api()
      .call(getProfile)
      .catch(() => undefined);
    return loadedProfile ?? changedProfile;
  });

/** Refetches the profile. @throws PortalError user_data_not_found without a viewer */
export const reloadProfile = (parts: SessionParts): Promise<Profile> =>
  storeProfile(parts, () => parts.api().call(getProfile));
