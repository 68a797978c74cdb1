import { useSessionState } from '@touchline/auth-session';
import type { EventView } from '@touchline/content';
import { useRequireSignIn } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, ButtonLink, joinClasses } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { AccountOptions } from '../../options.ts';
import styles from './sign-in-to-watch.module.css';
import { useLoginPath } from './use-login-path.ts';

/** The kinds of access that need an account but no payment. */
const memberAccessKinds: ReadonlySet<string> = new Set(['free', 'members']);

interface SignInToWatchProps {
  coverage: string;
  /** The button's text; by default a text about watching. */
  label?: string | undefined;
  options: AccountOptions;
}

/**
 * The sign-in button in the player area of a locked event, with a return to the event. Signed-in viewers do not see it.
 */
export function SignInToWatch({ coverage, label, options }: SignInToWatchProps) {
  const text = useText('account');
  const { status } = useSessionState();
  const requireSignIn = useRequireSignIn();
  const loginPath = useLoginPath(options);
  if (status === 'member') return null;
  const buttonProps = {
    variant: 'brand',
    size: 'l',
    className: joinClasses(styles.button, status === 'unknown' && styles.unknown),
    children: label ?? text(memberAccessKinds.has(coverage) ? 'everywhere.access.signIn' : 'everywhere.menu.signIn'),
  } as const;
  return loginPath === undefined ? (
    <Button {...buttonProps} {...requireSignIn.prepare} onClick={() => requireSignIn()} />
  ) : (
    <ButtonLink {...buttonProps} render={(link) => <Link to={loginPath} {...link} />} />
  );
}

/** The content of the slot `eventSignIn`, with the customer's options. */
export const createSignInToWatch =
  (options: AccountOptions) =>
  ({ event, label }: { event: EventView; label?: string | undefined }) => (
    <SignInToWatch coverage={event.access.kind} label={label} options={options} />
  );
