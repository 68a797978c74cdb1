import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { type DemandedProps, IconBookmark, IconLogOut, IconMonitor, IconScissors, IconUser } from '@touchline/ui-kit';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@touchline/ui-kit/menu';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../state/use-sign-out.ts';
import styles from './account-menu.module.css';

const menuLinks = [
  { key: 'account', to: '/account/', icon: <IconUser /> },
  { key: 'watchlist', to: '/selected/videos/', icon: <IconBookmark /> },
  { key: 'clips', to: '/selected/clips/', icon: <IconScissors /> },
  { key: 'devices', to: '/account/devices/', icon: <IconMonitor /> },
] as const;

/** The menu behind the viewer's button; loaded with the first press. */
export function AccountMenu({ trigger, defaultOpen }: DemandedProps) {
  const text = useText('account');
  const { user } = useSessionState();
  const signOut = useSignOut();
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      {user && (
        <div className={styles.who}>
          <b dir="auto">{user.displayName}</b>
          <span className={styles.email} dir="auto">
            {user.email}
          </span>
        </div>
      )}
      {menuLinks.map(({ key, to, icon }) => (
        <MenuLink key={key} icon={icon} render={(link) => <Link to={to} {...link} />}>
          {text(`everywhere.menu.${key}`)}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={<IconLogOut />} onSelect={signOut}>
        {text('everywhere.menu.signOut')}
      </MenuItem>
    </Menu>
  );
}
