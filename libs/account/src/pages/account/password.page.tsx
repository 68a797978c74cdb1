import { defineAccountPage } from './account-page.tsx';
import type { AccountOptions } from '../../options.ts';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';

/** /account/password */
export const passwordPage = ({ passkeys: hasPasskeys }: AccountOptions) =>
  defineAccountPage('account.password.title', () => (
    <>
      <ChangePassword />
      {hasPasskeys && <Passkeys />}
    </>
  ));
