import { useLocale, useText } from '@touchline/i18n';
import { Button, ErrorState, Spinner, VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import { createFormFrame } from './form-frame.ts';
import styles from './form-mount.module.css';
import { useFrame } from './use-frame.ts';

interface FormMountProps {
  form: string;
  onSubmitted: () => void;
}

/** The form in its frame, with a placeholder while it loads and an error when it fails. */
export function FormMount({ form, onSubmitted }: FormMountProps) {
  const text = useText('survey');
  const { locale } = useLocale();
  // The address is computed only at the first render, because another address would reload the form.
  const [{ src, origin, sandbox }] = useState(() => createFormFrame(form, locale, location.href));
  const { frameRef, state, tryCount, retry } = useFrame(origin, onSubmitted);
  return (
    <div className={styles.place} aria-busy={state === 'loading'}>
      <iframe
        key={tryCount}
        ref={frameRef}
        className={styles.frame}
        data-state={state}
        title={text('form.title')}
        src={src}
        sandbox={sandbox}
        allow=""
      />
      {state === 'loading' && (
        <div className={styles.over}>
          <Spinner size="l" />
          <VisuallyHidden>
            <span role="status">{text('form.loading')}</span>
          </VisuallyHidden>
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.over}>
          <ErrorState
            compact
            heading={text('form.failed.title')}
            action={<Button onClick={retry}>{text('form.tryAgain')}</Button>}
          >
            {text('form.failed.text')}
          </ErrorState>
        </div>
      )}
    </div>
  );
}
