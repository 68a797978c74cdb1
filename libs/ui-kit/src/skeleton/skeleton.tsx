import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths or percentages; the width defaults to 100 %. */
  inlineSize?: string | undefined;
  blockSize?: string | undefined;
  /** Width divided by height, instead of a height. */
  ratio?: number | undefined;
  radius?: 's' | 'm' | 'pill' | undefined;
}

/**
 * A grey box of the size of the coming content. It is hidden from assistive technology; add one "loading" text nearby.
 */
export function Skeleton({ inlineSize, blockSize, ratio, radius = 's' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-radius={radius}
      style={{ inlineSize, blockSize, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}
