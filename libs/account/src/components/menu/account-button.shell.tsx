import { useSessionState } from '@touchline/auth-session';
import { useErrorText, useNotify, useRequireSignIn } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconUser, joinClasses, OnDemand } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { Avatar } from '../avatar.tsx';
import type { AccountOptions } from '../../options.ts';
import styles from './account-button.module.css';
import { useLoginPath } from './use-login-path.ts';

/**
 * The header's sign-in button, or the viewer's menu. Until the session has loaded, the page contains both. A document
 * flag shows one of them, so that the layout does not shift.
 */
export function AccountButton({ options }: { options: AccountOptions }) {
  const { status, user } = useSessionState();
  return (
    <div className={joinClasses(styles.place, status === 'unknown' && styles.unknown)}>
      {status !== 'member' && <SignIn options={options} />}
      {status === 'unknown' && (
        <span className={styles.coming}>
          <Avatar />
        </span>
      )}
      {status === 'member' && <ViewerButton name={user?.displayName} />}
    </div>
  );
}

function SignIn({ options }: { options: AccountOptions }) {
  const text = useText('account');
  const requireSignIn = useRequireSignIn();
  const loginPath = useLoginPath(options);
  const content = (
    <>
      <IconUser className={styles.figure} />
      <span className={styles.words}>{text('everywhere.menu.signIn')}</span>
    </>
  );
  return loginPath === undefined ? (
    <button type="button" className={styles.signIn} {...requireSignIn.prepare} onClick={() => requireSignIn()}>
      {content}
    </button>
  ) : (
    <Link className={styles.signIn} to={loginPath}>
      {content}
    </Link>
  );
}

const loadMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

function ViewerButton({ name }: { name: string | undefined }) {
  const text = useText('account');
  const notify = useNotify();
  const errorText = useErrorText();
  return (
    <OnDemand
      load={loadMenu}
      onError={(error) => notify('danger', errorText(error))}
      trigger={
        <button type="button" className={styles.button} aria-label={text('everywhere.menu.label')} aria-haspopup="menu">
          <Avatar name={name} />
        </button>
      }
    />
  );
}

/** The content of the slot `headerTools`, with the customer's options. */
export const createAccountButton = (options: AccountOptions) => () => <AccountButton options={options} />;
