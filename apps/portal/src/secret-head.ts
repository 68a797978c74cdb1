// Runs before the head's script on a page whose route is `secret`: what is meant for this page alone is out of the address before anything
// is fetched, so that no request names it, nor does any report. Where the viewer goes on to afterwards is no secret.
import { hiddenQuery } from '@touchline/feature-kit/marks';

if (location.search) {
  Object.assign(window, { [hiddenQuery]: location.search });
  const returnTo = new URLSearchParams(location.search).get('returnTo');
  const rest = returnTo === null ? '' : `?${new URLSearchParams({ returnTo })}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
