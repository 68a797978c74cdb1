import { useState } from 'react';
import { AuthPanel } from '../frame/auth-panel.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { useResetToken } from './use-reset-token.ts';
import { InvalidLinkNotice } from './invalid-link-notice.tsx';

/** The page of a mailed link: a form that sets a new password, or without a token the way to a new link. */
export function Reset() {
  const [isLinkInvalid, setIsLinkInvalid] = useState(false);
  const getToken = useResetToken(() => setIsLinkInvalid(true));
  return (
    <AuthPanel>
      {isLinkInvalid ? (
        <InvalidLinkNotice />
      ) : (
        <ChoosePassword getToken={getToken} onInvalidLink={() => setIsLinkInvalid(true)} />
      )}
    </AuthPanel>
  );
}
