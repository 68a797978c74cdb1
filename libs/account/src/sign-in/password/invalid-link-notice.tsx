import { useText } from '@touchline/i18n';
import { ButtonLink } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { AuthHead } from '../frame/auth-head.tsx';

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
