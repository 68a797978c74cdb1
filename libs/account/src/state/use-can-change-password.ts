import { isOffered } from '@touchline/feature-kit';
import { useHasPassword } from './use-has-password.ts';

/**
 * Whether the viewer can change the password: the account has one, and no answer has shown that the backend lacks the
 * call.
 */
export const useCanChangePassword = (): boolean => useHasPassword() && isOffered('change_password');
