import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { type OpenedProduct, PortalError, toPortalError, isNotOffered, orNotOffered } from '@touchline/contract';
import { useErrorText, useSite, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { subscriptionPath } from '../account/paths.ts';
import type { ProductView } from '../products/product-view.ts';
import { eventPath } from '../purchase/paths.ts';
import { getCodeFailureText } from './code-failure.ts';
import { checkCode, redeemCode, type TypedCode } from './code-writing.ts';
import { includesOrderedProduct } from './opens-ordered-product.ts';
import { normalizeCode } from './tidy-code.ts';
import { storePendingCode, takePendingCode } from './pending-code.ts';

/**
 * Called when a code has unlocked its contents.
 * @param eventId the event of a code for a single event
 * @param title as shown to viewers; may be empty
 */
export type OnCodeOpened = (eventId: string | undefined, title: string) => void;

interface CodeOptions {
  /** The event whose page has the field. */
  eventId?: string | undefined;
  /** The product of the order around the field. A code for another product needs the viewer's confirmation. */
  product?: ProductView | undefined;
  /** A code from a link. */
  prefilledCode?: string | undefined;
  onOpened: OnCodeOpened;
}

/** The message below the field. */
export type CodeAnswer =
  /**
   * The reason why the backend refused the code or could not check it.
   * @param path the page of its contents, if the viewer already has them
   */
  | { kind: 'failed'; text: string; path?: string | undefined }
  /** The contents of a visitor's code, which they can use after the sign-in. */
  | { kind: 'opens'; product: OpenedProduct }
  /** The code unlocks another product than the ordered one. The next press redeems it anyway. */
  | { kind: 'other'; product: OpenedProduct };

export interface CodeFormState {
  typedText: string;
  type: (typedText: string) => void;
  isBusy: boolean;
  answer: CodeAnswer | undefined;
  /** Redeems the code for a viewer; checks the code for a visitor. */
  submit: () => void;
}

/**
 * An access code, from the field to its contents. The caller renders field and button, so that the typed text remains
 * when the field is removed.
 */
export function useCode({ eventId, product, prefilledCode = '', onOpened }: CodeOptions): CodeFormState {
  const api = useApi();
  const atoms = useStore();
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const viewer = useViewer();
  const { scope } = useSite().content;
  const errorText = useErrorText();
  const text = useText('commerce');
  const isInFlightRef = useRef(false);
  const [typedText, setTypedText] = useState(prefilledCode);
  const [isBusy, setIsBusy] = useState(false);
  const [submission, setSubmission] = useState<{ code: string; answer: CodeAnswer }>();
  // An answer counts only if the viewer has not changed the code since.
  const answer = submission?.code === normalizeCode(typedText) ? submission.answer : undefined;

  /**
   * The product that the access code opens, if it is not the ordered one. Undefined if it is, or if the backend lacks
   * the call that checks a code.
   */
  async function findOtherProduct(productToBuy: ProductView, code: TypedCode): Promise<OpenedProduct | undefined> {
    try {
      const openedProduct = await checkCode(api, code);
      return includesOrderedProduct(openedProduct, productToBuy) ? undefined : openedProduct;
    } catch (error) {
      if (isNotOffered(error)) return undefined;
      throw error;
    }
  }

  async function redeem(code: TypedCode, viewerId: string): Promise<CodeAnswer | undefined> {
    const { contract, isUnlocked } = await redeemCode(code, { api, queryClient, telemetry }, viewerId);
    // Deletes the code that was stored before the sign-in, because it may be this one.
    takePendingCode(atoms, viewerId);
    if (!isUnlocked) return { kind: 'failed', text: text('account.unconfirmed') };
    onOpened(contract.event_id, contract.title ?? '');
    return undefined;
  }

  async function applyCode(code: TypedCode): Promise<CodeAnswer | undefined> {
    if (!viewer) {
      // If the backend lacks the call, the contents are unknown until the code is redeemed after the sign-in.
      const openedProduct = await orNotOffered<OpenedProduct>(checkCode(api, code), { event_id: eventId });
      storePendingCode(atoms, code, openedProduct.title ?? '');
      return { kind: 'opens', product: openedProduct };
    }
    const otherProduct = product && answer?.kind !== 'other' ? await findOtherProduct(product, code) : undefined;
    if (otherProduct) return { kind: 'other', product: otherProduct };
    return redeem(code, viewer.id);
  }

  /** The page of contents that the viewer already has. */
  async function findReturnPath(code: TypedCode): Promise<string> {
    const openedProduct = await checkCode(api, code).catch(() => undefined);
    const event = openedProduct?.event_id ?? (openedProduct ? undefined : code.eventId);
    return event === undefined ? subscriptionPath : eventPath(event);
  }

  async function getFailure(error: unknown, code: TypedCode): Promise<CodeAnswer> {
    // A backend without the call, or a proxy during a deploy, has not checked the code.
    if (isNotOffered(error)) return { kind: 'failed', text: errorText(new PortalError('service_unavailable')) };
    const path = toPortalError(error).code === 'already_owned' ? await findReturnPath(code) : undefined;
    return { kind: 'failed', text: getCodeFailureText(error, text) ?? errorText(error), path };
  }

  async function submit(): Promise<void> {
    const code = { code: normalizeCode(typedText), eventId, scope };
    const setAnswer = (next: CodeAnswer | undefined) => setSubmission(next && { code: code.code, answer: next });
    if (code.code === '') return setAnswer({ kind: 'failed', text: text('code.missing') });
    if (isInFlightRef.current) return;
    isInFlightRef.current = true;
    setIsBusy(true);
    try {
      setAnswer(await applyCode(code));
    } catch (error) {
      setAnswer(await getFailure(error, code));
    } finally {
      isInFlightRef.current = false;
      setIsBusy(false);
    }
  }

  return {
    typedText,
    type(next) {
      setTypedText(next);
      setSubmission(undefined);
    },
    isBusy,
    answer,
    submit: () => void submit(),
  };
}
