import type { BrowserContext, Route } from '@playwright/test';
import { appleScript, facebookScript, googleScript } from './sdk-scripts.ts';
import type { Person, VerificationServer } from './verification-server.ts';

/** The provider's page, with buttons to agree or refuse. */
const renderProviderPage = (name: string, acceptAnswer: unknown, declineAnswer: unknown) => `<!doctype html>
<title>${name}</title>
<h1>${name}</h1>
<button id="yes">Continue as yourself</button> <button id="no">Not now</button>
<script>
  // The delay lets the press finish before the window closes, because the driver waits for the end of the press.
  const say = (answer) => { opener.postMessage(answer, '*'); setTimeout(close, 100); };
  document.getElementById('yes').onclick = () => say(${JSON.stringify(acceptAnswer)});
  document.getElementById('no').onclick = () => say(${JSON.stringify(declineAnswer)});
</script>`;

const fulfillWithScript = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });
const fulfillWithHtml = (route: Route, body: string) => route.fulfill({ contentType: 'text/html', body });
const getWords = (route: Route) => new URL(route.request().url()).searchParams;

/**
 * Serves the three providers' scripts and sign-in pages at their real addresses, in every window of the context. The
 * server `verification` confirms their tokens.
 */
export async function serveStandIns(
  context: BrowserContext,
  verification: VerificationServer,
  person: Person,
): Promise<void> {
  await context.route('https://accounts.google.com/gsi/client', (route) => fulfillWithScript(route, googleScript));
  await context.route('https://accounts.google.com/o/oauth2/**', (route) => {
    const bodyParams = getWords(route);
    const access_token = verification.createAccessToken(person, bodyParams.get('client_id') ?? '');
    const acceptAnswer = { access_token, expires_in: 3599, scope: bodyParams.get('scope'), token_type: 'Bearer' };
    return fulfillWithHtml(route, renderProviderPage('Google', acceptAnswer, { error: 'access_denied' }));
  });
  await context.route('https://connect.facebook.net/en_US/sdk.js', (route) => fulfillWithScript(route, facebookScript));
  await context.route('https://www.facebook.com/v15.0/dialog/oauth**', (route) => {
    const accessToken = verification.createAccessToken(person, getWords(route).get('app_id') ?? '');
    const acceptAnswer = { status: 'connected', authResponse: { accessToken, userID: person.id, expiresIn: 5000 } };
    return fulfillWithHtml(
      route,
      renderProviderPage('Facebook', acceptAnswer, { status: 'unknown', authResponse: null }),
    );
  });
  await context.route('https://appleid.cdn-apple.com/**/appleid.auth.js', (route) =>
    fulfillWithScript(route, appleScript),
  );
  await context.route('https://appleid.apple.com/auth/authorize**', (route) => {
    const bodyParams = getWords(route);
    const id_token = verification.createIdToken(
      person,
      bodyParams.get('client_id') ?? '',
      bodyParams.get('nonce') ?? '',
    );
    const [firstName, lastName] = person.name.split(' ');
    const acceptAnswer = {
      authorization: { code: 'unused', id_token, state: bodyParams.get('state') },
      user: { name: { firstName, lastName }, email: person.email },
    };
    return fulfillWithHtml(route, renderProviderPage('Apple', acceptAnswer, { error: 'user_cancelled_authorize' }));
  });
}
