import { zodResolver } from '@hookform/resolvers/zod';
import { type ErrorCode, type PortalError, toPortalError } from '@touchline/contract';
import { useErrorText } from '@touchline/feature-kit';
import { sentFlag } from '@touchline/feature-kit/marks';
import { useText } from '@touchline/i18n';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type ResolverOptions,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * The values for validation. A browser reports an incomplete date as an empty text; this replaces the text by an
 * invalid date, so that the field shows an error.
 */
function withUnreadableInputs<Input extends FieldValues>(
  values: Input,
  fields: ResolverOptions<Input>['fields'],
): Input {
  const unreadableFields = Object.entries(fields).filter(
    ([, field]) => field?.ref instanceof HTMLInputElement && field.ref.validity.badInput,
  );
  return { ...values, ...Object.fromEntries(unreadableFields.map(([name]) => [name, '?'])) };
}

/**
 * Reports a password manager's values to React: some managers fire no event before the viewer's first input. React
 * ignores values that it already has.
 */
function announceInputs(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement) element.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export interface AccountFormOptions<Input extends FieldValues, Output> {
  /** The schema's messages are keys of this library's texts. */
  schema: ZodMiniType<Output, Input>;
  /** Sends the values; the form shows a thrown error. The form is busy until it resolves. */
  submit: (values: Output) => Promise<void>;
  /**
   * Server errors that belong to one field, by code. @property text key of a text that is more precise than the code's
   */
  refusals?: Partial<Record<ErrorCode, { field: FieldPath<Input>; text?: string | undefined }>> | undefined;
  /** The initial values. Without them the fields keep the values that were typed before hydration. */
  defaultValues?: DefaultValues<Input> | undefined;
}

/** The form of the account's pages, in the shape that its fields need. */
export interface AccountForm<Input extends FieldValues, Output> {
  fields: UseFormReturn<Input, unknown, Output>;
  /** Props of the `<form>` element. */
  props: {
    noValidate: true;
    /** A browser sends no `dialog` form, so a submit before hydration puts no password in the address. */
    method: 'dialog';
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  isBusy: boolean;
  /** The error, if it belongs to no field. */
  failure: PortalError | null;
  /** The text of a field's error. */
  getError: (name: FieldPath<Input>) => string | undefined;
}

/** The type of the server's errors: their message is a text, not a key. */
const refusedErrorType = 'refused';

/**
 * Validates by the schema at submit, and after the first submit also during typing; the first invalid field gets the
 * focus. A second submit during the first has no effect. A submit before hydration is repeated.
 */
export function useAccountForm<Input extends FieldValues, Output>(
  options: AccountFormOptions<Input, Output>,
): AccountForm<Input, Output> {
  const { schema, submit, refusals, defaultValues } = options;
  const text = useText('account');
  const errorText = useErrorText();
  const validate = zodResolver(schema);
  const fields = useForm<Input, unknown, Output>({
    resolver: (values, context, resolverOptions) =>
      validate(withUnreadableInputs(values, resolverOptions.fields), context, resolverOptions),
    ...(defaultValues && { defaultValues }),
  });
  const { formState } = fields;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);
  const submitPromise = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // A script in the document's head records a submit before hydration.
    if (element.current?.dataset[sentFlag] !== undefined) element.current.requestSubmit();
  }, []);

  function showError(error: PortalError): void {
    const refusal = refusals && Object.hasOwn(refusals, error.code) ? refusals[error.code] : undefined;
    if (!refusal) return setFailure(error);
    const message = refusal.text === undefined ? errorText(error) : text(refusal.text);
    fields.setError(refusal.field, { type: refusedErrorType, message }, { shouldFocus: true });
  }

  async function send(values: Output): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await submit(values);
    } catch (error) {
      showError(toPortalError(error));
    } finally {
      setIsBusy(false);
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (submitPromise.current) return;
    submitPromise.current = true;
    announceInputs(event.currentTarget);
    await fields.handleSubmit(send)(event);
    submitPromise.current = false;
  }

  return {
    fields,
    props: { noValidate: true, method: 'dialog', ref: element, onSubmit: (event) => void onSubmit(event) },
    isBusy,
    failure,
    getError(name) {
      const { error } = fields.getFieldState(name, formState);
      if (!error) return undefined;
      return error.type === refusedErrorType ? error.message : text(error.message ?? '');
    },
  };
}
