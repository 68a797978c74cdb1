import { useSite } from '@touchline/feature-kit';
import type { DemandedProps } from '@touchline/ui-kit';
import { Menu, MenuLink } from '@touchline/ui-kit/menu';
import { NavigationIcon } from './navigation-icon.tsx';
import { useSiteLinks } from './site-link.tsx';

/** All links of the main navigation. */
export function NavigationMenu(menu: DemandedProps) {
  const { navigation } = useSite();
  return (
    <Menu {...menu}>
      {useSiteLinks(navigation).map(({ key, icon, label, current, render }) => (
        <MenuLink
          key={key}
          icon={icon !== undefined && <NavigationIcon name={icon} />}
          render={(link) => render({ ...link, 'aria-current': current ? 'page' : undefined })}
        >
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
