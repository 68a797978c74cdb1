import { useQuery } from '@tanstack/react-query';
import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, PageHead } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { QrPath, codeQuery } from './code-query.ts';
import styles from './open-app.module.css';
import { getPlatform } from './platform.ts';

/** Proper names that no language translates. */
const stores = [
  { name: 'App Store', platform: 'IOS', key: 'ios' },
  { name: 'Google Play', platform: 'ANDROID', key: 'android' },
] as const;

interface OpenAppProps {
  query: ReturnType<typeof codeQuery>;
  /** Replaces the page with a store. */
  onRedirect?: (address: string) => void;
}

const replaceDocument = (address: string): void => location.replace(address);

/** The page for the customer's app: a phone is redirected to its store, other devices see a QR code and the stores. */
export function OpenApp({ query, onRedirect = replaceDocument }: OpenAppProps) {
  const text = useText('info');
  const { storeUrl } = useSite();
  const { data: code } = useQuery(query);
  const platform = typeof navigator === 'undefined' ? 'OTHER' : getPlatform(navigator);
  const ownStoreUrl = storeUrl[platform === 'IOS' ? 'ios' : 'android'];
  const storeRedirectUrl = platform === 'OTHER' ? undefined : ownStoreUrl;
  useEffect(() => {
    if (storeRedirectUrl !== undefined) onRedirect(storeRedirectUrl);
  }, [storeRedirectUrl, onRedirect]);
  const offeredStores = stores.flatMap(({ name, key }) => {
    const address = storeUrl[key];
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
  const text = useText('info');
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
