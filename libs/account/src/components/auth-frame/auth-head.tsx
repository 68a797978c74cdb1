import { type ReactNode, useEffect, useRef } from 'react';
import styles from './auth-head.module.css';

interface AuthHeadProps {
  title: string;
  /** One or two sentences, or the link to a related page. */
  children?: ReactNode;
  /** True if the heading replaces a form that had the focus; the heading then gets it. */
  isFocused?: boolean | undefined;
}

/** The main heading of a sign-in step. */
export function AuthHead({ title, children, isFocused = false }: AuthHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div>
      <h1 className={styles.title} ref={heading} tabIndex={isFocused ? -1 : undefined}>
        {title}
      </h1>
      {children != null && children !== false && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
