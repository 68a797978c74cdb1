import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { joinClasses } from '@touchline/ui-kit';
import { EntranceButton } from './entrance-button.tsx';
import styles from './sign-in-to-watch.module.css';
import type { EntranceOptions } from './use-entrance.ts';

/** What whoever has an account may watch without paying. */
const forMembers: ReadonlySet<string> = new Set(['free', 'members']);

interface SignInToWatchProps {
  coverage: string;
  /** What it is for; to watch without it. */
  label?: string | undefined;
  options: EntranceOptions;
}

/** On the stage of an event that is locked for visitors: the way in, and back to it. Who is in may own what it takes. */
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
      {label ?? text(forMembers.has(coverage) ? 'everywhere.access.signIn' : 'everywhere.menu.signIn')}
    </EntranceButton>
  );
}
