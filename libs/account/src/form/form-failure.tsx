import type { PortalError } from '@touchline/contract';
import { useErrorText } from '@touchline/feature-kit';
import { Notice } from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './form-failure.module.css';

/** Why a form was refused as a whole, above its button: it is announced and has the focus, from where the button comes next. */
export function FormFailure({ error }: { error: PortalError | null }) {
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.focus();
  }, [error]);
  return (
    error && (
      <div ref={place} tabIndex={-1} className={styles.place}>
        <Notice tone="danger">{errorText(error)}</Notice>
      </div>
    )
  );
}
