import { isOffered } from '@touchline/feature-kit';
import { useHasPassword } from './use-has-password.ts';

/** Whether the account has a password and the backend may have the call that changes it. */
export const useCanChangePassword = (): boolean => useHasPassword() && isOffered('change_password');
