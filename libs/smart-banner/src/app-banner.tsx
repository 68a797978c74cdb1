import { useLazyTexts, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, IconButton, IconX } from '@touchline/ui-kit';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { getAppAddress } from './app-address.ts';
import styles from './app-banner.module.css';
import { isClosed, storeClosed } from './closed.ts';
import type { Phone } from './phone.ts';

/** The phone's home screen icon, from the document's head. */
const getAppIcon = (): string | null =>
  document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.getAttribute('href') ?? null;

/**
 * Offers the app (specification, section 4). It appears after hydration and moves no content: on the current page it is
 * over the content, on every later page above the header.
 */
export function AppBanner({ phone }: { phone: Phone }) {
  useLazyTexts('smart_banner');
  const text = useText('smart-banner');
  const { id, name, storeUrl } = useSite();
  const { pathname, search } = useLocation();
  const href = useHref({ pathname, search });
  const [firstPath] = useState(pathname);
  const [isOverContent, setIsOverContent] = useState(true);
  const [isDismissed, setIsDismissed] = useState(() => isClosed(id));
  const [icon] = useState(getAppIcon);
  if (isOverContent && pathname !== firstPath) setIsOverContent(false);
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
      className={styles.banner}
      data-app-offer=""
      data-over={isOverContent || undefined}
      aria-label={text('label')}
    >
      <IconButton label={text('close')} onClick={close}>
        <IconX />
      </IconButton>
      {icon !== null && <img className={styles.icon} src={icon} alt="" width={40} height={40} />}
      <p className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.text}>{text('text')}</span>
      </p>
      <ButtonLink
        variant="brand"
        size="s"
        render={(link) => <a href={address} rel="noopener" aria-label={text('openName', { name })} {...link} />}
      >
        {text('open')}
      </ButtonLink>
    </aside>
  );
}
