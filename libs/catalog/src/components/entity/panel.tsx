import { SectionProblem } from '@touchline/content';
import { Skeleton } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './entity-page.module.css';
import { SeeAll } from './see-all.tsx';
import type { Tab } from '../../api/filters/tab-filters.ts';

export interface PanelProps {
  heading: string;
  /** The tab that shows all entries of the panel. */
  seeAllTab?: Tab | undefined;
  children: ReactNode;
}

/** A part of a page with a background of its own, such as results or a table. */
export function Panel({ heading, seeAllTab, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{heading}</h2>
        {seeAllTab && <SeeAll tab={seeAllTab} label={heading} />}
      </div>
      {children}
    </section>
  );
}

/** The error of a panel that failed to load. */
export function PanelProblem({ heading, isBusy, onRetry }: { heading: string; isBusy: boolean; onRetry: () => void }) {
  return (
    <Panel heading={heading}>
      <SectionProblem isLoading={isBusy} onRetry={onRetry} />
    </Panel>
  );
}

/** Replaces the rows of a panel until they are loaded. */
export function PanelSkeleton({ heading, rows: rowCount }: { heading: string; rows: number }) {
  return (
    <Panel heading={heading}>
      <div className={styles.rows} aria-busy="true">
        {Array.from({ length: rowCount }, (_, index) => (
          <Skeleton key={index} blockSize="40px" radius="s" />
        ))}
      </div>
    </Panel>
  );
}
