import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { ButtonLink, joinClasses } from '@touchline/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../login-path.ts';
import styles from './sign-in-to-watch.module.css';

/** What whoever has an account may watch without paying. */
const forMembers: ReadonlySet<string> = new Set(['free', 'members']);

/** On the stage of an event that is free for whoever has an account: the way in, and back to it. */
export function SignInToWatch({ coverage }: { eventId: string; coverage: string }) {
  const text = useText('account');
  const { status } = useSessionState();
  const here = useLocation();
  if (!forMembers.has(coverage) || status === 'member') return null;
  return (
    <ButtonLink
      variant="brand"
      size="l"
      className={joinClasses(status === 'unknown' && styles.unknown)}
      render={(link) => <Link to={loginPath(here)} {...link} />}
    >
      {text('everywhere.access.signIn')}
    </ButtonLink>
  );
}
