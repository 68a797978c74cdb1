import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Image } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import styles from './auth-frame.module.css';

/** The layout of the sign-in pages: the site's picture with its claim, next to a form or, on a phone, above it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const text = useText('account');
  const { artwork } = useSite();
  return (
    <div className={styles.page}>
      <div className={styles.frame}>
        <div className={styles.picture}>
          <div className={styles.scene}>
            <div className={styles.art}>
              <Image artwork={artwork} shape="horizontal" alt="" width={1280} height={720} priority />
            </div>
            <p className={`display ${styles.claim}`}>{text('signIn.claim')}</p>
            <p className={styles.claimText}>{text('signIn.claimText')}</p>
          </div>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
