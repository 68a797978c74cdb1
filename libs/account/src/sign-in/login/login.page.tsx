import { definePage, type PageModule, pathWith } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { AccountOptions } from '../../options.ts';
import { useSignInFlow } from '../after-sign-in/use-sign-in-flow.ts';
import { signUpPage } from '../after-sign-in/paths.ts';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { AuthHead } from '../frame/auth-head.tsx';
import { TextLink } from '../frame/text-link.tsx';
import { getEnabledProviders } from '../providers/enabled-providers.ts';
import { ProviderButtons, ProvidersDivider } from '../providers/provider-buttons.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginNotice } from './login-notice.tsx';
import { SignInPurposeNotice } from './sign-in-purpose-notice.tsx';

/** Shows all sign-in methods of the customer, and why the viewer was sent to this page. */
export function Login({ options }: { options: AccountOptions }) {
  const text = useText('account');
  const signInFlow = useSignInFlow(options.new_device_flow === true);
  const providers = getEnabledProviders(options);
  return (
    <AuthFrame>
      <AuthHead title={text('signIn.title')}>
        {options.credentials && (
          <>
            {`${text('signIn.newHere')} `}
            <TextLink to={pathWith(signUpPage, { returnTo: signInFlow.returnTo })}>
              {text('signIn.createAccount')}
            </TextLink>
          </>
        )}
      </AuthHead>
      <SignInPurposeNotice />
      <LoginNotice />
      <ProviderButtons providers={providers} signInFlow={signInFlow} />
      {options.credentials && providers.length > 0 && <ProvidersDivider>{text('signIn.or')}</ProvidersDivider>}
      {options.credentials && <LoginForm signInFlow={signInFlow} />}
    </AuthFrame>
  );
}

/** /auth/login (specification, section 2). */
export const loginPage = (options: AccountOptions): PageModule =>
  definePage({
    Page: () => <Login options={options} />,
    meta({ texts }) {
      const text = texts('account');
      return { title: text('signIn.title'), description: text('signIn.description'), noIndex: true };
    },
  });
