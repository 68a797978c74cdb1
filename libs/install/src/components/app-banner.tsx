import { useLazyTexts, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, IconButton, IconX } from '@touchline/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { getAppAddress } from './app-address.ts';
import styles from './app-banner.module.css';
import { isClosed, storeClosed } from './closed.ts';
import type { Platform } from '../platform.ts';

/** The phone's home screen icon, from the document's head. */
const getAppIcon = (): string | null =>
  document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.getAttribute('href') ?? null;

/** The scroll position in pixels from which the banner's place above the header is outside of the window. */
const minScrollPx = 96;

/** Whether the banner may take its room on the first page: the viewer has scrolled past its place. */
function useIsScrolledPast(): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (isPast) return undefined;
    const checkPosition = (): void => {
      if (scrollY >= minScrollPx) setIsPast(true);
    };
    checkPosition();
    addEventListener('scroll', checkPosition, { passive: true });
    return () => removeEventListener('scroll', checkPosition);
  }, [isPast]);
  return isPast;
}

/**
 * Offers the app (specification, section 4), above the header. It appears after hydration and moves no visible content:
 * on the first page once the viewer has scrolled past its place, and on every later page at once.
 */
export function AppBanner({ phone }: { phone: Platform }) {
  useLazyTexts('smart_banner');
  const text = useText('install');
  const { id, name, storeUrl } = useSite();
  const { pathname, search } = useLocation();
  const href = useHref({ pathname, search });
  const [firstPath] = useState(pathname);
  const [isLaterPage, setIsLaterPage] = useState(false);
  const isScrolledPast = useIsScrolledPast();
  const bannerRef = useRef<HTMLElement>(null);
  const [isDismissed, setIsDismissed] = useState(() => isClosed(id));
  const [icon] = useState(getAppIcon);
  if (!isLaterPage && pathname !== firstPath) setIsLaterPage(true);
  const isShown = isLaterPage || isScrolledPast;
  useLayoutEffect(() => {
    // A browser without scroll anchoring would move the content below the new banner.
    if (isShown && scrollY >= minScrollPx && !('overflowAnchor' in document.documentElement.style))
      scrollBy(0, bannerRef.current?.offsetHeight ?? 0);
  }, [isShown]);
  const store = storeUrl[phone];
  if (store === undefined || isDismissed) return null;
  const close = () => {
    storeClosed(id);
    setIsDismissed(true);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const address = getAppAddress(phone, store, new URL(href, location.origin).href, navigator.userAgent);
  return (
    <aside
      ref={bannerRef}
      className={styles.banner}
      data-app-offer=""
      hidden={!isShown}
      aria-label={text('banner.label')}
    >
      <IconButton label={text('banner.close')} onClick={close}>
        <IconX />
      </IconButton>
      {icon !== null && <img className={styles.icon} src={icon} alt="" width={40} height={40} />}
      <p className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.text}>{text('banner.text')}</span>
      </p>
      <ButtonLink
        variant="brand"
        size="s"
        render={(link) => <a href={address} rel="noopener" aria-label={text('banner.openName', { name })} {...link} />}
      >
        {text('banner.open')}
      </ButtonLink>
    </aside>
  );
}
