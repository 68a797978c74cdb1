import { zodResolver } from '@hookform/resolvers/zod';
import { type ErrorCode, type PortalError, toPortalError } from '@touchline/contract';
import { useErrorText } from '@touchline/feature-kit';
import { sentMark } from '@touchline/feature-kit/marks';
import { useText } from '@touchline/i18n';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { announceInputs } from './announce-inputs.ts';
import { withUnreadable } from './with-unreadable.ts';

export interface AccountFormOptions<Input extends FieldValues, Output> {
  /** Its messages are keys of this library's texts. */
  schema: ZodMiniType<Output, Input>;
  /** Sends what was entered; what it throws is shown. The form is busy until it resolves. */
  submit: (values: Output) => Promise<void>;
  /** Where a refusal belongs to one field: by its code, the field and the key of a text that says more than the code's own. */
  refusals?: Partial<Record<ErrorCode, { field: FieldPath<Input>; text?: string | undefined }>> | undefined;
  /** What stands in the fields at first. Left out, what was typed or filled in before the page was alive stays. */
  defaultValues?: DefaultValues<Input> | undefined;
}

/** A form as the account's screens show them; the fields beside take it whole. */
export interface AccountForm<Input extends FieldValues, Output> {
  fields: UseFormReturn<Input, unknown, Output>;
  /** For `<form>`. */
  props: {
    noValidate: true;
    /** A browser does nothing with it before the page is alive: a password never gets into an address. */
    method: 'dialog';
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  busy: boolean;
  /** Why it was refused, where that belongs to no field. */
  failure: PortalError | null;
  /** The text of a field's error. */
  errorOf: (name: FieldPath<Input>) => string | undefined;
}

/** Marks what the server refused: its message is a text and no key. */
const refused = 'refused';

/**
 * Validates by schema when the form is sent, and while typing from then on; the first wrong field gets the focus. A second press
 * while the first is under way does nothing; one before the page is alive is made up for.
 */
export function useAccountForm<Input extends FieldValues, Output>(
  options: AccountFormOptions<Input, Output>,
): AccountForm<Input, Output> {
  const { schema, submit, refusals, defaultValues } = options;
  const text = useText('account');
  const errorText = useErrorText();
  const validate = zodResolver(schema);
  const fields = useForm<Input, unknown, Output>({
    resolver: (values, context, given) => validate(withUnreadable(values, given.fields), context, given),
    ...(defaultValues && { defaultValues }),
  });
  const { formState } = fields;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);
  const underWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // The document's head notes what is sent before the page is alive.
    if (element.current?.dataset[sentMark] !== undefined) element.current.requestSubmit();
  }, []);

  function show(error: PortalError): void {
    const refusal = refusals && Object.hasOwn(refusals, error.code) ? refusals[error.code] : undefined;
    if (!refusal) return setFailure(error);
    const message = refusal.text === undefined ? errorText(error) : text(refusal.text);
    fields.setError(refusal.field, { type: refused, message }, { shouldFocus: true });
  }

  async function send(values: Output): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await submit(values);
    } catch (error) {
      show(toPortalError(error));
    } finally {
      setBusy(false);
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    announceInputs(event.currentTarget);
    await fields.handleSubmit(send)(event);
    underWay.current = false;
  }

  return {
    fields,
    props: { noValidate: true, method: 'dialog', ref: element, onSubmit: (event) => void onSubmit(event) },
    busy,
    failure,
    errorOf(name) {
      const { error } = fields.getFieldState(name, formState);
      if (!error) return undefined;
      return error.type === refused ? error.message : text(error.message ?? '');
    },
  };
}
