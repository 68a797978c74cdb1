import type { SignInProvider } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import type { Arrival } from '../arrival/use-arrival.ts';
import { ProviderFailure } from './provider-failure.tsx';
import { ProviderMark } from './provider-mark.tsx';
import styles from './provider-buttons.module.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  arrival: Arrival;
}

/** A button for each provider, and what its window came to. Nothing where the customer has none. */
export function ProviderButtons({ providers, arrival }: ProviderButtonsProps) {
  const text = useText('account');
  const { busy, failure, prepare, signIn, leaveFor } = useProviderSignIn(arrival);
  if (providers.length === 0) return null;
  return (
    <>
      <div className={styles.ways} role="group" aria-label={text('signIn.ways')}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            size="l"
            icon={<ProviderMark provider={provider} />}
            loading={busy === provider}
            onPointerEnter={() => prepare(provider)}
            onFocus={() => prepare(provider)}
            onClick={() => signIn(provider)}
          >
            {text(`signIn.providers.${provider}`)}
          </Button>
        ))}
      </div>
      {failure && <ProviderFailure {...failure} onLeave={() => leaveFor(failure.provider)} />}
    </>
  );
}

/** Between providers and the form: "or with email". */
export function WaysRule({ children }: { children: string }) {
  return <p className={styles.rule}>{children}</p>;
}
