import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { joinClasses } from '@touchline/ui-kit';
import { EntranceButton } from './entrance-button.tsx';
import styles from './sign-in-to-watch.module.css';
import type { EntranceOptions } from './use-entrance.ts';

/** The coverages that an account opens without a payment. */
const memberAccessKinds: ReadonlySet<string> = new Set(['free', 'members']);

interface SignInToWatchProps {
  coverage: string;
  /** The button's purpose; the default is to watch. */
  label?: string | undefined;
  options: EntranceOptions;
}

/**
 * The sign-in button in the player area of a locked event, which leads back to it. A member does not see it: they may own a
 * contract.
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
