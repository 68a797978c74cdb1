import { useLazyTexts, useNotify } from '@touchline/feature-kit';
import { reserveBottomSpace } from '@touchline/feature-kit/corner';
import { useText } from '@touchline/i18n';
import { Button, VisuallyHidden } from '@touchline/ui-kit';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  /** Loads the form's code for the answer "start". */
  prepare: () => Promise<unknown>;
  onLater: () => void;
  onStart: () => void;
}

/**
 * The question in the corner of the page. It takes no focus and waits; screen readers announce it. It is last in the
 * page's focus order; after an answer by keyboard the focus returns to the page.
 */
export function Question({ prepare, onLater, onStart }: QuestionProps) {
  useLazyTexts('survey');
  const text = useText('survey');
  const notify = useNotify();
  const id = useId();
  const questionRef = useRef<HTMLElement>(null);
  const [isStarting, setIsStarting] = useState(false);

  useEffect(() => reserveBottomSpace(questionRef.current), []);
  // Moves the focus out of the question before React removes the question.
  useLayoutEffect(() => {
    const questionBox = questionRef.current;
    return () => {
      if (questionBox?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  const start = async () => {
    setIsStarting(true);
    try {
      await prepare();
      onStart();
    } catch {
      setIsStarting(false);
      notify('danger', text('form.failed.title'));
    }
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing) onLater();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up here from the buttons
    <section
      ref={questionRef}
      className={styles.question}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      data-asks=""
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>
        <span role="status">{text('ask.title')}</span>
      </VisuallyHidden>
      <h2 id={`${id}title`} className={styles.title}>
        {text('ask.title')}
      </h2>
      <p id={`${id}text`} className={styles.text}>
        {text('ask.text')}
      </p>
      <div className={styles.actions}>
        <Button size="s" variant="brand" aria-haspopup="dialog" loading={isStarting} onClick={() => void start()}>
          {text('ask.start')}
        </Button>
        <Button size="s" onClick={onLater}>
          {text('ask.later')}
        </Button>
      </div>
    </section>
  );
}
