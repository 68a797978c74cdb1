import { definePage, type PageModule } from '@touchline/feature-kit';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@touchline/i18n';
import { ButtonLink } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { AuthPanel } from '../../components/auth-frame/auth-panel.tsx';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import { consumeSecret } from '../../state/sign-in/consume-secret.ts';
import { ChoosePassword } from './choose-password.tsx';

/**
 * The link's token, removed from the address at hydration.
 * @param onMissing called if the link has no token
 * @returns a function that reads the token
 */
function useResetToken(onMissing: () => void): () => string {
  const tokenRef = useRef<string>(undefined);
  const reportMissing = useEffectEvent(onMissing);
  useLayoutEffect(() => {
    tokenRef.current ??= consumeSecret('token') ?? '';
    if (tokenRef.current === '') reportMissing();
  }, []);
  return () => tokenRef.current ?? '';
}

/** Replaces the form when the mailed link is used, too old or without a token. */
export function InvalidLinkNotice() {
  const text = useText('account');
  return (
    <>
      <AuthHead title={text('password.reset.voidTitle')} isFocused>
        {text('password.reset.void')}
      </AuthHead>
      <div>
        <ButtonLink variant="brand" size="l" render={(link) => <Link to="/auth/password/forgot/" {...link} />}>
          {text('password.reset.ask')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The page of a mailed link: a form that sets a new password. Without a token, a link to "forgot password". */
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

/** /auth/password/reset (specification, section 2). */
export const resetPage = (): PageModule =>
  definePage({
    Page: Reset,
    meta: ({ texts }) => ({ title: texts('account')('password.reset.title'), noIndex: true }),
  });
