import { entrance, Slot } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import { Button, Field, Input, Notice } from '@touchline/ui-kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styles from './code-form.module.css';
import { longestCode, tidyCode } from './tidy-code.ts';
import { type OnOpened, useCode } from './use-code.ts';

interface CodeFormProps {
  /** The event on whose page it is typed. */
  eventId?: string | undefined;
  /** From a link. */
  prefilled?: string | undefined;
  onOpened?: OnOpened | undefined;
}

/** An access code: typed or pasted; a visitor learns what it opens before they are asked to sign in. */
export function CodeForm({ eventId, prefilled = '', onOpened }: CodeFormProps) {
  const text = useText('commerce');
  const formats = useFormats();
  const [typed, setTyped] = useState(prefilled);
  const [isEmpty, setIsEmpty] = useState(false);
  const { busy, failure, opens, apply, forget } = useCode(onOpened);
  const answer = useRef<HTMLDivElement>(null);
  // Below the last of several ways to watch, the answer would stand out of sight.
  useEffect(() => {
    if (opens) answer.current?.scrollIntoView?.({ block: 'nearest' });
  }, [opens]);
  const error = isEmpty ? text('code.missing') : failure;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = tidyCode(typed);
    setIsEmpty(code === '');
    if (code !== '') void apply({ code, eventId });
  }

  return (
    <form className={styles.form} noValidate method="dialog" onSubmit={submit}>
      <div className={styles.row}>
        <Field label={text('code.label')} help={text('code.help')} error={error}>
          {(control) => (
            <Input
              {...control}
              className={styles.input}
              value={typed}
              maxLength={longestCode * 2}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              dir="ltr"
              onChange={({ target }) => {
                setTyped(target.value);
                setIsEmpty(false);
                forget();
              }}
            />
          )}
        </Field>
        <Button type="submit" size="l" className={styles.apply} loading={busy}>
          {text('code.apply')}
        </Button>
      </div>
      {opens && (
        <div ref={answer}>
          <Notice
            tone="success"
            title={text('code.opens', { title: opens.title ?? '' })}
            action={
              <Slot
                of={entrance}
                props={{
                  children: (press) => (
                    <Button variant="brand" {...press}>
                      {text('code.signIn')}
                    </Button>
                  ),
                }}
              />
            }
          >
            {opens.access_until === undefined
              ? undefined
              : text('code.until', { date: formats.date(opens.access_until) })}
          </Notice>
        </div>
      )}
    </form>
  );
}
