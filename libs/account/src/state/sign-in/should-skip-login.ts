import type { AccountOptions } from '../../options.ts';

/** Guard 2's condition: the federation's single sign-on replaces the login page. */
export const shouldSkipLogin = ({ skip_login_page, ifa }: Pick<AccountOptions, 'skip_login_page' | 'ifa'>): boolean =>
  skip_login_page === true && ifa !== undefined;
