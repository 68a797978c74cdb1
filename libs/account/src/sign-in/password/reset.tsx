import { useState } from 'react';
import { AuthPanel } from '../frame/auth-panel.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { useResetToken } from './use-reset-token.ts';
import { InvalidLinkNotice } from './invalid-link-notice.tsx';

/** The form of a new password behind a mailed link; without a token, a link to request another one. */
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
