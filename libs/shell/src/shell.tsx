import {
  footerEnd,
  headerSearch,
  headerTools,
  overlays,
  type PageLayout,
  phoneBar,
  Slot,
  topBanner,
  useSite,
} from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import {
  BottomNav,
  BottomNavLink,
  CategoryBar,
  Footer,
  IconButton,
  IconMenu,
  SkipLink,
  SocialLinks as Links,
} from '@touchline/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { MoreButton } from './links/more-button.tsx';
import { NavigationIcon } from './links/navigation-icon.tsx';
import { useSiteLinks } from './links/site-link.tsx';
import { SiteLogo } from './links/site-logo.tsx';
import { PreferencesButton } from './preferences/preferences-button.tsx';
import { ThemeButton } from './preferences/theme-button.tsx';
import type { ShellVariants } from './shell-variants.ts';
import styles from './shell.module.css';

/** A line at the top while the next page loads. A delay hides it for quick navigations. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' && <span className={styles.line} aria-hidden />;
}

/** Links to the customer's social networks. */
function SocialLinks() {
  const text = useText('shell');
  const { socialLinks } = useSite();
  return <Links label={text('navigation.social')} website={text('navigation.website')} links={socialLinks} />;
}

/** Limit of items in the phone's bar. */
const maxBarItems = 5;

export interface ShellProps {
  /** The id of the element that holds the page. */
  mainId: string;
  /** The header and navigation that the customer chose. */
  looks: ShellVariants;
  /** The page's layout (specification, section 2); by default `default`. */
  layout?: PageLayout | undefined;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame around every page: header, categories, footer, the bar at the bottom of phones. The categories appear on
 * pages of layout `home` and on their own pages, where the current category is highlighted. Sign-in pages have a
 * reduced frame.
 */
export function Shell({ mainId, looks: { header: Header, navigation: Navigation }, layout, children }: ShellProps) {
  const text = useText('shell');
  const site = useSite();
  const links = useSiteLinks(site.navigation);
  const categories = useSiteLinks(site.categories);
  const legal = useSiteLinks(site.legal);
  const isQuiet = layout === 'auth';
  const hasCategories =
    layout === 'home' ? categories.length > 0 : !isQuiet && categories.some(({ current }) => current);
  const label = text('navigation.main');
  const more = text('navigation.more');
  const linksWithIcon = links.filter(({ icon }) => icon);
  const hasMoreLinks = links.length > Math.min(linksWithIcon.length, maxBarItems);
  const barLinks = linksWithIcon.slice(0, hasMoreLinks ? maxBarItems - 1 : maxBarItems);
  const mainContent = (
    // A page with another frame than the previous one remounts `main` and footer, so that they do not count as layout
    // shifts.
    <Fragment key={isQuiet ? 'quiet' : String(hasCategories)}>
      {hasCategories && <CategoryBar label={text('navigation.categories')} items={categories} />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer
        logo={<SiteLogo />}
        label={text('navigation.legal')}
        links={legal}
        tail={
          <>
            <SocialLinks />
            <Slot of={footerEnd} props={{}} />
          </>
        }
      />
    </Fragment>
  );
  return (
    <div className={styles.shell} data-layout={isQuiet ? 'auth' : undefined}>
      <SkipLink target={mainId}>{text('skipToContent')}</SkipLink>
      <NavigationProgress />
      <Slot of={topBanner} props={{}} />
      <Header
        logo={<SiteLogo />}
        label={label}
        items={Navigation ? [] : links}
        tools={
          <>
            {!Navigation && (
              <MoreButton
                button={
                  <IconButton className={styles.more} label={more} aria-haspopup="menu">
                    <IconMenu />
                  </IconButton>
                }
              />
            )}
            <Slot of={headerSearch} props={{}} />
            <PreferencesButton />
            <ThemeButton />
            <Slot of={headerTools} props={{}} />
          </>
        }
      />
      {Navigation ? (
        <Navigation label={label} items={links}>
          {mainContent}
        </Navigation>
      ) : (
        mainContent
      )}
      {!isQuiet && (
        <BottomNav
          label={text('navigation.phone')}
          items={barLinks.map(({ icon, ...link }) => ({ ...link, icon: <NavigationIcon name={icon ?? ''} /> }))}
        >
          <Slot of={phoneBar} props={{}} />
          {hasMoreLinks && (
            <BottomNavLink
              icon={<IconMenu size="l" />}
              label={more}
              render={(props) => <MoreButton button={<button type="button" aria-haspopup="menu" {...props} />} />}
            />
          )}
        </BottomNav>
      )}
      <Slot of={overlays} props={{}} />
    </div>
  );
}
