import { useText } from '@touchline/i18n';
import { Button, IconRefreshCw, Skeleton } from '@touchline/ui-kit';
import type { ReactNode, Ref } from 'react';
import styles from './tile.module.css';

export interface TileProps {
  /** Heading of the tile, two or three words. */
  label: ReactNode;
  kind: 'next' | 'last' | 'videos';
  isBusy?: boolean | undefined;
  tileRef?: Ref<HTMLLIElement> | undefined;
  children: ReactNode;
}

/** A part of the band, with the theme's own background, so that its text is as legible as the rest of the page. */
export function Tile({ label, kind, isBusy, tileRef, children }: TileProps) {
  return (
    <li ref={tileRef} className={styles.tile} data-kind={kind} aria-busy={isBusy || undefined}>
      <p className={styles.label}>{label}</p>
      {children}
    </li>
  );
}

/** Text of a tile without content. */
export function TileEmpty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}

/** Placeholder of a tile. */
export function TileSkeleton({ rows = 3 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <Skeleton key={row} blockSize={row === 0 ? '44px' : '28px'} radius="s" />
  ));
}

/** Error with Retry, no higher than the content in its place. */
export function TileProblem({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const text = useText('content');
  return (
    <div role="alert" className={styles.empty}>
      <p>{text('problem.title')}</p>
      <Button size="s" icon={<IconRefreshCw size="s" />} loading={isBusy} onClick={onRetry}>
        {text('problem.retry')}
      </Button>
    </div>
  );
}
