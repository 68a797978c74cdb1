import type { SignInProvider } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button, Spinner } from '@touchline/ui-kit';
import type { SignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';
import { ProviderFailure } from './provider-failure.tsx';
import { ProviderLogo } from './provider-logo.tsx';
import styles from './provider-buttons.module.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  signInFlow: SignInFlow;
  /** Called at each press, before its result, but not for a press that only shows an open window. */
  onStart?: ((provider: SignInProvider) => void) | undefined;
}

/** A button for each provider, and the failure of its window. Empty for a customer without providers. */
export function ProviderButtons({ providers, signInFlow, onStart }: ProviderButtonsProps) {
  const text = useText('account');
  const { busyProvider, failure, prepare, signIn, leaveFor } = useProviderSignIn(signInFlow);
  if (providers.length === 0) return null;
  return (
    <>
      <div>
        <div className={styles.ways} role="group" aria-label={text('signIn.ways')}>
          {providers.map((provider) => (
            // The busy button stays enabled: a press brings the provider's hidden window to the front.
            <Button
              key={provider}
              variant="outline"
              size="l"
              icon={busyProvider === provider ? <Spinner /> : <ProviderLogo provider={provider} />}
              aria-busy={busyProvider === provider || undefined}
              onPointerEnter={() => prepare(provider)}
              onFocus={() => prepare(provider)}
              onClick={() => {
                if (busyProvider !== provider) onStart?.(provider);
                signIn(provider);
              }}
            >
              {text(`signIn.providers.${provider}`)}
            </Button>
          ))}
        </div>
        <output className={styles.hint}>{busyProvider && text('signIn.windowOpen')}</output>
      </div>
      {failure && <ProviderFailure {...failure} onUseRedirect={() => leaveFor(failure.provider)} />}
    </>
  );
}

/** The divider between providers and form: "or with email". */
export function ProvidersDivider({ children }: { children: string }) {
  return <p className={styles.rule}>{children}</p>;
}
