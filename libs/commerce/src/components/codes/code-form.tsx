import { useFormats, useText } from '@touchline/i18n';
import { ButtonLink, Field, Input, Notice } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isMatchPath } from '../../paths.ts';
import styles from './code-form.module.css';
import { maxCodeCharacters } from './tidy-code.ts';
import type { CodeFormState } from './use-code.ts';

interface CodeFormProps {
  code: CodeFormState;
  /** The button inside the form; without it, the page shows a button elsewhere. */
  children?: ReactNode;
}

/**
 * The field for a typed or pasted access code, and the code's state. A visitor sees its contents before the sign-in.
 */
export function CodeForm({ code, children }: CodeFormProps) {
  const text = useText('commerce');
  const formats = useFormats();
  const { answer } = code;
  const openedProduct = answer && answer.kind !== 'failed' ? answer.product : undefined;
  // The title is unknown if the backend cannot check a code before the sign-in.
  const openedTitle = openedProduct?.title;
  const messageElement = useRef<HTMLDivElement>(null);
  // Below a long list of purchase options, the result would be outside of the window.
  useEffect(() => {
    if (openedProduct) messageElement.current?.scrollIntoView?.({ block: 'nearest' });
  }, [openedProduct]);
  const validityText =
    openedProduct?.access_until === undefined
      ? ''
      : text('code.until', { date: formats.date(openedProduct.access_until) });
  return (
    <form
      className={styles.form}
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        code.submit();
      }}
    >
      <div className={styles.row}>
        <Field
          label={text('code.label')}
          help={text('code.help')}
          error={answer?.kind === 'failed' ? answer.text : undefined}
        >
          {(control) => (
            <Input
              {...control}
              className={styles.input}
              value={code.typedText}
              maxLength={maxCodeCharacters * 2}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              dir="ltr"
              onChange={({ target }) => code.type(target.value)}
            />
          )}
        </Field>
        {children != null && <div className={styles.apply}>{children}</div>}
      </div>
      {answer?.kind === 'failed' && answer.path !== undefined && <OwnedNotice to={answer.path} />}
      {openedProduct && (openedTitle || answer?.kind === 'other') && (
        <div ref={messageElement}>
          <Notice
            tone={answer?.kind === 'other' ? 'warning' : 'success'}
            title={openedTitle && text('code.opens', { title: openedTitle })}
          >
            {[validityText, answer?.kind === 'other' ? text('code.other') : ''].filter(Boolean).join('. ')}
          </Notice>
        </div>
      )}
    </form>
  );
}

/** The link to contents that the viewer already has. */
function OwnedNotice({ to: eventAddress }: { to: string }) {
  const text = useText('commerce');
  return (
    <ButtonLink className={styles.owned} variant="outline" render={(link) => <Link to={eventAddress} {...link} />}>
      {text(isMatchPath(eventAddress) ? 'payment.watch' : 'account.subscription.mine')}
    </ButtonLink>
  );
}
