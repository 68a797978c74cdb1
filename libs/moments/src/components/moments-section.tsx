import { useText } from '@touchline/i18n';
import { type ReactNode, useId } from 'react';
import styles from './key-moments.module.css';

interface MomentsSectionProps {
  /** Content at the end of the heading's line. */
  toolbar?: ReactNode;
  isBusy?: boolean | undefined;
  /** The section only offers an action, so print leaves it out. */
  isOffer?: boolean | undefined;
  children: ReactNode;
}

/** The section around a match's key moments, with its heading. */
export function MomentsSection({ toolbar, isBusy = false, isOffer, children }: MomentsSectionProps) {
  const text = useText('moments');
  const heading = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={heading}
      aria-busy={isBusy || undefined}
      data-screen-only={isOffer}
    >
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {text('title')}
        </h2>
        {toolbar}
      </div>
      {children}
    </section>
  );
}
