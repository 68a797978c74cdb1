import { Crest } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { BottomNavLink } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { myTeamPath } from '../club-path.ts';
import { useClubViews } from '../api/use-club-views.ts';
import { useFavouriteClub } from '../api/use-favourite-club.ts';
import type { ClubOptions } from '../options.ts';

/** Widths at which the design system shows the navigation bar of phones. */
const phoneQuery = '(max-width: 720px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phoneQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Tab with the viewer's club under its crest; empty without a phone's bar or without a club. */
export function MyTeamTab({ options }: { options: ClubOptions }) {
  const text = useText('club');
  const toView = useClubViews();
  const { pathname } = useLocation();
  const isPhone = useSyncExternalStore(subscribe, () => matchMedia(phoneQuery).matches);
  const { club } = useFavouriteClub(options, isPhone);
  if (!club || !isPhone) return null;
  const view = toView(club);
  const { path: to = myTeamPath } = view;
  return (
    <BottomNavLink
      own
      label={text('everywhere.tab')}
      icon={<Crest team={view} size={24} />}
      current={pathname === to}
      render={(link) => <Link to={to} {...link} />}
    />
  );
}
