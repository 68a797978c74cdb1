import type { SignInProvider } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button, Spinner } from '@touchline/ui-kit';
import type { Arrival } from '../arrival/use-arrival.ts';
import { ProviderFailure } from './provider-failure.tsx';
import { ProviderMark } from './provider-mark.tsx';
import styles from './provider-buttons.module.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  arrival: Arrival;
  /** Hears of each press, before anything comes of it; not of one that brings an open window forward. */
  onStart?: ((provider: SignInProvider) => void) | undefined;
}

/** A button for each provider, and what its window came to. Nothing where the customer has none. */
export function ProviderButtons({ providers, arrival, onStart }: ProviderButtonsProps) {
  const text = useText('account');
  const { busy, failure, prepare, signIn, leaveFor } = useProviderSignIn(arrival);
  if (providers.length === 0) return null;
  return (
    <>
      <div>
        <div className={styles.ways} role="group" aria-label={text('signIn.ways')}>
          {providers.map((provider) => (
            // Busy, yet to be pressed: that brings forward a window which has gone behind this one.
            <Button
              key={provider}
              variant="outline"
              size="l"
              icon={busy === provider ? <Spinner /> : <ProviderMark provider={provider} />}
              aria-busy={busy === provider || undefined}
              onPointerEnter={() => prepare(provider)}
              onFocus={() => prepare(provider)}
              onClick={() => {
                if (busy !== provider) onStart?.(provider);
                signIn(provider);
              }}
            >
              {text(`signIn.providers.${provider}`)}
            </Button>
          ))}
        </div>
        <output className={styles.hint}>{busy && text('signIn.windowOpen')}</output>
      </div>
      {failure && <ProviderFailure {...failure} onLeave={() => leaveFor(failure.provider)} />}
    </>
  );
}

/** Between providers and the form: "or with email". */
export function WaysRule({ children }: { children: string }) {
  return <p className={styles.rule}>{children}</p>;
}
