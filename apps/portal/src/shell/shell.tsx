import { headerTools, type PageRoute, Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { BottomNav, CategoryBar, Footer, Header, SkipLink } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { pressAgain } from '../browser/press-again.ts';
import { useSite } from '../site-context.ts';
import { useAppliedColorMode } from '../use-color-mode.ts';
import { NavigationIcon } from './navigation-icon.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PreferencesButton } from './preferences-button.tsx';
import { SiteLogo } from './site-logo.tsx';
import { useSiteLinks } from './site-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeButton } from './theme-button.tsx';
import styles from './shell.module.css';
import { usePageFocus } from './use-page-focus.ts';

/** The layout of the open page (section 2). */
function useLayout(): PageRoute['layout'] {
  const match = useMatches().at(-1);
  // The route table puts the page's own route there.
  return (match?.handle as PageRoute | null | undefined)?.layout;
}

/** What stands around every page: header, categories, footer, the phone's bar. Pages where one signs in are quieter. */
export function Shell() {
  useAppliedColorMode();
  usePageFocus('main');
  useEffect(() => pressAgain('shell'), []);
  const text = useText('shell');
  const site = useSite();
  const navigation = useSiteLinks(site.navigation);
  const categories = useSiteLinks(site.categories);
  const legal = useSiteLinks(site.legal);
  const quiet = useLayout() === 'auth';
  const bar = navigation.filter(({ icon }) => icon).slice(0, 5);
  return (
    <div className={styles.shell} data-layout={quiet ? 'auth' : undefined}>
      <SkipLink target="main">{text('skipToContent')}</SkipLink>
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
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer logo={<SiteLogo />} label={text('navigation.legal')} links={legal} tail={<SocialLinks />} />
      {!quiet && (
        <BottomNav
          label={text('navigation.phone')}
          items={bar.map(({ icon, ...link }) => ({ ...link, icon: <NavigationIcon name={icon ?? ''} /> }))}
        />
      )}
      <ScrollRestoration />
    </div>
  );
}
