import type { PortalError } from '@touchline/contract';
import { useErrorText } from '@touchline/feature-kit';
import { Notice } from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './form-failure.module.css';

/**
 * The error of a whole form, above its button. It is announced and gets the focus; the button is next in the tab order.
 */
export function FormFailure({ error }: { error: PortalError | null }) {
  const errorText = useErrorText();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) container.current?.focus();
  }, [error]);
  return (
    error && (
      <div ref={container} tabIndex={-1} className={styles.place}>
        <Notice tone="danger">{errorText(error)}</Notice>
      </div>
    )
  );
}
