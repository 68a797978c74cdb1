import { useQuery } from '@tanstack/react-query';
import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, PageHead } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { getPlatform } from '../platform.ts';
import type { codeQuery, QrPath } from './code-query.ts';
import styles from './open-app.module.css';

/** Proper names that no language translates. */
const stores = [
  { name: 'App Store', platform: 'ios' },
  { name: 'Google Play', platform: 'android' },
] as const;

interface OpenAppProps {
  query: ReturnType<typeof codeQuery>;
  /** Replaces the page with a store. */
  onRedirect?: (address: string) => void;
}

const replaceDocument = (address: string): void => location.replace(address);

/** The page for the customer's app: a phone is redirected to its store, other devices see a QR code and the stores. */
export function OpenApp({ query, onRedirect = replaceDocument }: OpenAppProps) {
  const text = useText('install');
  const { storeUrl } = useSite();
  const { data: code } = useQuery(query);
  const ownPlatform = typeof navigator === 'undefined' ? null : getPlatform(navigator);
  const storeRedirectUrl = ownPlatform === null ? undefined : storeUrl[ownPlatform];
  useEffect(() => {
    if (storeRedirectUrl !== undefined) onRedirect(storeRedirectUrl);
  }, [storeRedirectUrl, onRedirect]);
  const offeredStores = stores.flatMap(({ name, platform }) => {
    const address = storeUrl[platform];
    return address === undefined ? [] : [{ name, address }];
  });
  if (offeredStores.length === 0) return <NoApp />;
  return (
    <div className={styles.page}>
      <PageHead title={text('openApp.title')} lead={text('openApp.lead')} />
      <div className={styles.ways}>
        {code && <QrCode code={code} label={text('openApp.code')} />}
        <div className={styles.stores}>
          {offeredStores.map(({ name, address }) => (
            <ButtonLink key={name} render={(link) => <a href={address} rel="noopener" {...link} />}>
              {name}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  );
}

function QrCode({ code: { size, path }, label }: { code: QrPath; label: string }) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function NoApp() {
  const text = useText('install');
  return (
    <div className={styles.page}>
      <PageHead title={text('openApp.noneTitle')} lead={text('openApp.noneText')} />
      <div className={styles.ways}>
        <ButtonLink variant="brand" render={(link) => <Link to="/" {...link} />}>
          {text('openApp.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
