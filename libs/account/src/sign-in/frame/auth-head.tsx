import type { ReactNode, Ref } from 'react';
import styles from './auth-head.module.css';

interface AuthHeadProps {
  title: string;
  /** One or two sentences, or the way to the page beside. */
  children?: ReactNode;
  /** To move the focus here when the page changes under the viewer. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The first heading of a step of signing in. */
export function AuthHead({ title, children, ref }: AuthHeadProps) {
  return (
    <div>
      <h1 className={styles.title} ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </h1>
      {children != null && children !== false && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
