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
  options: EntranceOptions;
}

/** On the stage of an event that is free for whoever has an account: the way in, and back to it. */
export function SignInToWatch({ coverage, options }: SignInToWatchProps) {
  const text = useText('account');
  const { status } = useSessionState();
  if (!forMembers.has(coverage) || status === 'member') return null;
  return (
    <EntranceButton
      options={options}
      variant="brand"
      size="l"
      className={joinClasses(status === 'unknown' && styles.unknown)}
    >
      {text('everywhere.access.signIn')}
    </EntranceButton>
  );
}
