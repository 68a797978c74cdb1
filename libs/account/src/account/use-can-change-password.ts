import { isOffered } from '@touchline/feature-kit';
import { useHasPassword } from './use-has-password.ts';

/** Whether the account has a password, unless the backend is known to lack the call that changes it. */
export const useCanChangePassword = (): boolean => useHasPassword() && isOffered('change_password');
