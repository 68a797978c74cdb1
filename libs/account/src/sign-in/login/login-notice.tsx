import { useText } from '@touchline/i18n';
import { Notice, type NoticeTone } from '@touchline/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { loginFlags } from './login-flags.ts';

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
export function LoginNotice() {
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
