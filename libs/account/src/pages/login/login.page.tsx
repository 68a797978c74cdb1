import { definePage, type PageModule, pathWith, pendingActionAtom } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Notice, type NoticeTone } from '@touchline/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { useAtomValue } from 'jotai';
import type { AccountOptions } from '../../options.ts';
import { saveToWatchlistAction } from '../../api/watchlist-call.ts';
import { useSignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';
import { signUpPage } from '../../sign-in-paths.ts';
import { AuthFrame } from '../../components/auth-frame/auth-frame.tsx';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import { TextLink } from '../../components/auth-frame/text-link.tsx';
import { getEnabledProviders } from '../../components/providers/enabled-providers.ts';
import { ProviderButtons, ProvidersDivider } from '../../components/providers/provider-buttons.tsx';
import { LoginForm } from './login-form.tsx';
import { loginFlags } from './login-flags.ts';
import { LoginSteps } from './login-steps.tsx';

/**
 * The purpose of the sign-in, after a press on another page. It stays hidden after a reload, because it would push the
 * content down.
 */
function SignInPurposeNotice() {
  const text = useText('account');
  const pendingAction = useAtomValue(pendingActionAtom);
  if (!pendingAction) return null;
  const purpose =
    pendingAction.action === saveToWatchlistAction
      ? text('signIn.toSave', { title: pendingAction.title })
      : pendingAction.purpose;
  return purpose !== undefined && <Notice>{purpose}</Notice>;
}

/** The notices, by the flag in the page's query. */
const noticesByFlag: Readonly<Record<(typeof loginFlags)[number], { tone: NoticeTone; title?: string; text: string }>> =
  {
    deviceNoLongerAllowedError: { tone: 'warning', title: 'signIn.deviceTitle', text: 'signIn.device' },
    sessionExpired: { tone: 'warning', title: 'signIn.expiredTitle', text: 'signIn.expired' },
    sessionMixedUp: { tone: 'warning', title: 'signIn.mixedUpTitle', text: 'signIn.mixedUp' },
    limitExpired: { tone: 'warning', title: 'signIn.limitVoidTitle', text: 'signIn.limitVoid' },
    passwordReset: { tone: 'success', text: 'signIn.resetDone' },
  };

/** The reason of a redirect to this page. */
function LoginNotice() {
  const text = useText('account');
  const [queryParams] = useSearchParams();
  const flag = loginFlags.find((name) => queryParams.get(name) === 'true');
  const notice = flag === undefined ? undefined : noticesByFlag[flag];
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} title={notice.title && text(notice.title)}>
      {text(notice.text)}
    </Notice>
  );
}

/** Shows all sign-in methods of the customer, and why the viewer was sent to this page. */
export function Login({ options }: { options: AccountOptions }) {
  const text = useText('account');
  const signInFlow = useSignInFlow(options.new_device_flow === true);
  const providers = getEnabledProviders(options);
  const { passkeys, email_code: hasCode } = options;
  const hasOtherWays = passkeys || hasCode;
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
      {options.credentials &&
        (hasOtherWays ? (
          <LoginSteps signInFlow={signInFlow} hasPasskeys={passkeys === true} hasCode={hasCode === true} />
        ) : (
          <LoginForm signInFlow={signInFlow} />
        ))}
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
