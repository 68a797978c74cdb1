import { useState } from 'react';
import { AuthPanel } from '../frame/auth-panel.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { useResetToken } from './use-reset-token.ts';
import { VoidLink } from './void-link.tsx';

/** A new password by the link that was sent; without its token, the way to a new link. */
export function Reset() {
  const [isVoid, setVoid] = useState(false);
  const token = useResetToken(() => setVoid(true));
  return <AuthPanel>{isVoid ? <VoidLink /> : <ChoosePassword token={token} onVoid={() => setVoid(true)} />}</AuthPanel>;
}
