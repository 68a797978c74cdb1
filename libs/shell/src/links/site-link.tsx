import { type SiteLink, useSiteText } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { NavItem, RenderLink } from '@touchline/ui-kit';
import { Link, useLocation } from 'react-router-dom';

/** Renders a customer's link: within the portal, or to another site. */
export const renderSiteLink = (to: string): RenderLink =>
  function SiteLinkElement(link) {
    return to.startsWith('/') ? <Link to={to} {...link} /> : <a href={to} rel="noopener" {...link} />;
  };

/** A customer's link in the format of the shell's navigation. */
export interface ShellLink extends NavItem {
  /** Name of a navigation icon. */
  icon: string | undefined;
}

/** Turns the customer's links into links for the design system's navigation components. */
export function useSiteLinks(links: readonly SiteLink[]): ShellLink[] {
  const text = useText('shell');
  const readSiteText = useSiteText();
  const { pathname } = useLocation();
  return links.map(({ to, label, icon }) => ({
    key: to,
    icon,
    label: typeof label === 'string' ? text(`navigation.${label}`) : readSiteText(label) || to,
    current: to === '/' ? pathname === '/' : pathname.startsWith(to),
    live: to === '/live/',
    render: renderSiteLink(to),
  }));
}
