// Runs before the head's script on a page whose route is `secret`: it removes the query before a request or report can
// contain it. `returnTo` is no secret and remains.
import { hiddenQueryProperty } from '@touchline/feature-kit/marks';

if (location.search) {
  Object.assign(window, { [hiddenQueryProperty]: location.search });
  const returnTo = new URLSearchParams(location.search).get('returnTo');
  const returnQuery = returnTo === null ? '' : `?${new URLSearchParams({ returnTo })}`;
  history.replaceState(history.state, '', location.pathname + returnQuery + location.hash);
}
