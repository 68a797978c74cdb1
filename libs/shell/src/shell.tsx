import { headerTools, type PageLayout, Slot, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { BottomNav, CategoryBar, Footer, Header, SkipLink } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { NavigationIcon } from './links/navigation-icon.tsx';
import { useSiteLinks } from './links/site-link.tsx';
import { SiteLogo } from './links/site-logo.tsx';
import { SocialLinks } from './links/social-links.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PreferencesButton } from './preferences/preferences-button.tsx';
import { ThemeButton } from './preferences/theme-button.tsx';
import styles from './shell.module.css';

export interface ShellProps {
  /** The id of the element that holds the page. */
  mainId: string;
  /** Of the page (section 2); `default` without it. */
  layout?: PageLayout | undefined;
  /** The page. */
  children: ReactNode;
}

/** What stands around every page: header, categories, footer, the phone's bar. Pages where one signs in are quieter. */
export function Shell({ mainId, layout, children }: ShellProps) {
  const text = useText('shell');
  const site = useSite();
  const navigation = useSiteLinks(site.navigation);
  const categories = useSiteLinks(site.categories);
  const legal = useSiteLinks(site.legal);
  const quiet = layout === 'auth';
  const bar = navigation.filter(({ icon }) => icon).slice(0, 5);
  return (
    <div className={styles.shell} data-layout={quiet ? 'auth' : undefined}>
      <SkipLink target={mainId}>{text('skipToContent')}</SkipLink>
      <NavigationProgress />
      <Header
        logo={<SiteLogo />}
        label={text('navigation.main')}
        items={navigation}
        tools={
          <>
            <PreferencesButton />
            <ThemeButton />
            <Slot of={headerTools} props={{}} />
          </>
        }
      />
      {!quiet && categories.length > 0 && <CategoryBar label={text('navigation.categories')} items={categories} />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer logo={<SiteLogo />} label={text('navigation.legal')} links={legal} tail={<SocialLinks />} />
      {!quiet && (
        <BottomNav
          label={text('navigation.phone')}
          items={bar.map(({ icon, ...link }) => ({ ...link, icon: <NavigationIcon name={icon ?? ''} /> }))}
        />
      )}
    </div>
  );
}
