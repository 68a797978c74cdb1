import { definePage, type PageModule, pathWith } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import type { AccountOptions } from '../../options.ts';
import { loginPage } from '../../sign-in-paths.ts';
import { useSignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';
import { AuthFrame } from '../../components/auth-frame/auth-frame.tsx';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import { TextLink } from '../../components/auth-frame/text-link.tsx';
import { getEnabledProviders } from '../../components/providers/enabled-providers.ts';
import { ProviderButtons, ProvidersDivider } from '../../components/providers/provider-buttons.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The page that opens after the registration. */
const personalizationPath = '/auth/sign-up/personalization/';

/**
 * The page for a new account. The form creates the account, or the first sign-in at a provider; then the other sign-up
 * steps follow.
 */
export function SignUp({ options }: { options: AccountOptions }) {
  const text = useText('account');
  const telemetry = useTelemetry();
  const signInFlow = useSignInFlow(options.new_device_flow === true, personalizationPath);
  const providers = getEnabledProviders(options);
  return (
    <AuthFrame>
      <AuthHead title={text('signUp.title')}>
        {`${text('signUp.haveAccount')} `}
        <TextLink to={pathWith(loginPage, { returnTo: signInFlow.returnTo })}>{text('signUp.signIn')}</TextLink>
      </AuthHead>
      <ProviderButtons
        providers={providers}
        signInFlow={signInFlow}
        onStart={(method) => telemetry.event('sign_up_started', { method })}
      />
      {options.credentials && providers.length > 0 && <ProvidersDivider>{text('signIn.or')}</ProvidersDivider>}
      {options.credentials && <SignUpForm signInFlow={signInFlow} />}
    </AuthFrame>
  );
}

/** /auth/sign-up (specification, section 2). */
export const signUpPage = (options: AccountOptions): PageModule =>
  definePage({
    Page: () => <SignUp options={options} />,
    meta({ texts }) {
      const text = texts('account');
      return { title: text('signUp.title'), description: text('signUp.description'), noIndex: true };
    },
  });
