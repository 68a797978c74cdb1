import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { invalidateSuggested } from '@touchline/content';
import { PortalError, type ProfileChanges } from '@touchline/contract';
import type { ViewerActions, WriteVariables } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';

/** Saves one change of the profile at a time. */
const scope = { id: 'profile' };

/** A club id and the profile changes that make it the viewer's, or remove it. */
export interface ClubVariables extends WriteVariables {
  changes: ProfileChanges;
}

/** After a change of the club, suggestions are reloaded. */
const createOnSuccess =
  (telemetry: Telemetry) =>
  (
    _profile: unknown,
    _variables: ClubVariables,
    _onMutateResult: unknown,
    { client }: MutationFunctionContext,
  ): void => {
    telemetry.event('profile_updated', {});
    void invalidateSuggested(client);
  };

/** Mutation that saves a club as the viewer's. If the response contains the previous club, the backend has refused. */
export const chooseClubMutation = (
  { updateProfile, viewer }: Pick<ViewerActions, 'updateProfile' | 'viewer'>,
  telemetry: Telemetry,
) =>
  mutationOptions({
    mutationKey: ['club', 'choose'],
    scope,
    mutationFn: async ({ id, changes }: ClubVariables) => {
      const previousId = viewer()?.favoriteClubId;
      const profile = await updateProfile(changes);
      const { favoriteClubId: savedId } = profile;
      if (savedId !== id && savedId === previousId)
        throw new PortalError('conflict', { status: 409, retryable: false });
      return profile;
    },
    onSuccess: createOnSuccess(telemetry),
  });

/** Mutation that removes the viewer's club. If the response still contains it, the backend has refused. */
export const removeClubMutation = ({ updateProfile }: Pick<ViewerActions, 'updateProfile'>, telemetry: Telemetry) =>
  mutationOptions({
    mutationKey: ['club', 'remove'],
    scope,
    mutationFn: async ({ changes }: ClubVariables) => {
      const profile = await updateProfile(changes);
      if (profile.favoriteClubId !== undefined) throw new PortalError('invalid_request', { retryable: false });
      return profile;
    },
    onSuccess: createOnSuccess(telemetry),
    meta: { failure: 'shown' },
  });
