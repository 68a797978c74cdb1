import { type ReactNode, useEffect, useRef } from 'react';
import styles from './auth-head.module.css';

interface AuthHeadProps {
  title: string;
  /** One or two sentences, or the way to the page beside. */
  children?: ReactNode;
  /** It stands in the place of a form that had the focus: now the heading has it. */
  takesFocus?: boolean | undefined;
}

/** The first heading of a step of signing in. */
export function AuthHead({ title, children, takesFocus = false }: AuthHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <h1 className={styles.title} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h1>
      {children != null && children !== false && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
