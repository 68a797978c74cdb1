import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { isNotOffered, type OpenedProduct, orNotOffered, PortalError, toPortalError } from '@touchline/contract';
import { useErrorText, useSite, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { subscriptionPath, eventPath } from '../../paths.ts';
import type { ProductView } from '../../api/products/product-view.ts';
import { getCodeFailureText } from '../../state/codes/code-failure.ts';
import { codeDraft } from '../../state/codes/code-draft.ts';
import { checkCode, redeemCode, type TypedCode } from '../../state/codes/code-writing.ts';
import { normalizeCode } from './tidy-code.ts';
import { storePendingCode, takePendingCode } from '../../state/codes/pending-code.ts';

/**
 * Whether a code unlocks exactly the product of the order. If the response names no product, its event or title
 * decides. If it names none of these, the viewer must confirm the code.
 */
function includesOrderedProduct(openedProduct: OpenedProduct, product: ProductView): boolean {
  if (openedProduct.product_id !== undefined) return openedProduct.product_id === product.productId;
  if (product.type === 'PPV') return openedProduct.event_id !== undefined && openedProduct.event_id === product.eventId;
  return openedProduct.type !== 'PPV' && openedProduct.title !== undefined && openedProduct.title === product.title;
}

/**
 * Called when a code has unlocked its contents.
 * @param eventId the event of a code for a single event
 * @param title as shown to viewers; may be empty
 */
export type OnCodeOpened = (eventId: string | undefined, title: string) => void;

interface CodeOptions {
  /** The event whose page has the field. */
  eventId?: string | undefined;
  /** The product of the order form with this field. A code for another product needs the viewer's confirmation. */
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
  /** The code unlocks another product than the order contains. The next press redeems the code anyway. */
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
 * when the field is removed, and after a sign-in because of an expired session.
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
  const [changedText, setChangedText] = useState<string>();
  const draft = codeDraft.use();
  const draftText = draft !== null && draft.viewer === viewer?.id ? draft.text : '';
  const typedText = changedText ?? (prefilledCode || draftText);
  const [isBusy, setIsBusy] = useState(false);
  const [submission, setSubmission] = useState<{ code: string; answer: CodeAnswer }>();
  // An answer counts only if the viewer has not changed the code since.
  const answer = submission?.code === normalizeCode(typedText) ? submission.answer : undefined;

  /**
   * The product that the access code opens; undefined if that is the ordered product, or if the backend cannot check
   * codes.
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
    // Deletes the code that was stored before the sign-in, because it may be the redeemed code.
    takePendingCode(atoms, viewerId);
    codeDraft.set(null);
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

  /** The path of the event or subscription that the viewer already owns. */
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
      setChangedText(next);
      if (viewer) codeDraft.set(next === '' ? null : { viewer: viewer.id, text: next });
      setSubmission(undefined);
    },
    isBusy,
    answer,
    submit: () => void submit(),
  };
}
