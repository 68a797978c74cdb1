import type { PortalError, SignInProvider } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button, Notice } from '@touchline/ui-kit';
import { FormFailure } from '../form/form-failure.tsx';

interface ProviderFailureProps {
  provider: SignInProvider;
  error: PortalError;
  onUseRedirect: () => void;
}

/**
 * The failure of a provider's window. A blocked window gets an explanation. The external provider also works without a
 * window (specification, section 9).
 */
export function ProviderFailure({ provider, error, onUseRedirect }: ProviderFailureProps) {
  const text = useText('account');
  if (error.code !== 'popup_blocked') return <FormFailure error={error} />;
  return (
    <Notice
      tone="warning"
      title={text('signIn.blockedTitle')}
      action={
        provider === 'ifa' && (
          <Button size="s" onClick={onUseRedirect}>
            {text('signIn.blockedGoOn')}
          </Button>
        )
      }
    >
      {text('signIn.blocked')}
    </Notice>
  );
}
