import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { joinClasses } from '@touchline/ui-kit';
import { EntranceButton } from './entrance-button.tsx';
import styles from './sign-in-to-watch.module.css';
import type { EntranceOptions } from './use-entrance.ts';

/** The kinds of access that need an account but no payment. */
const memberAccessKinds: ReadonlySet<string> = new Set(['free', 'members']);

interface SignInToWatchProps {
  coverage: string;
  /** The button's purpose; the default is to watch. */
  label?: string | undefined;
  options: EntranceOptions;
}

/**
 * The sign-in button in the player area of a locked event, with a return to the event. Signed-in viewers do not see it.
 */
export function SignInToWatch({ coverage, label, options }: SignInToWatchProps) {
  const text = useText('account');
  const { status } = useSessionState();
  if (status === 'member') return null;
  return (
    <EntranceButton
      options={options}
      variant="brand"
      size="l"
      className={joinClasses(status === 'unknown' && styles.unknown)}
    >
      {label ?? text(memberAccessKinds.has(coverage) ? 'everywhere.access.signIn' : 'everywhere.menu.signIn')}
    </EntranceButton>
  );
}
