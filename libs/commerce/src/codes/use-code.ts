import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { OpenedProduct } from '@touchline/contract';
import { useErrorText, useNotify, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { codeFailure } from './code-failure.ts';
import { checkCode, redeemCode, type TypedCode } from './code-writing.ts';
import { noteCode, takeCode } from './wished-code.ts';

/** A code has opened something. @param eventId of a code for one event @param title as it may be said aloud; may be empty */
export type OnOpened = (eventId: string | undefined, title: string) => void;

export interface CodeUse {
  busy: boolean;
  /** Why the code was refused, or could not be asked about. */
  failure: string | undefined;
  /** What a visitor's code opens, once it was checked: they sign in for it. */
  opens: OpenedProduct | undefined;
  /** Redeems it for a viewer; checks it for a visitor. */
  apply: (typed: TypedCode) => Promise<void>;
  /** Another code is typed. */
  forget: () => void;
}

/** Applies an access code: who is not signed in learns what it opens, and is asked to sign in for that alone. */
export function useCode(onOpened: OnOpened | undefined): CodeUse {
  const api = useApi();
  const atoms = useStore();
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const viewer = useViewer();
  const notify = useNotify();
  const errorText = useErrorText();
  const text = useText('commerce');
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [opens, setOpens] = useState<OpenedProduct>();

  async function apply(typed: TypedCode): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      if (viewer) {
        const contract = await redeemCode(typed, { api, queryClient, telemetry }, viewer.id);
        // It may be the one that was lost on the way in.
        takeCode(atoms);
        notify('success', text('code.opened', { title: contract.title ?? '' }));
        onOpened?.(contract.event_id, contract.title ?? '');
      } else {
        const product = await checkCode(api, typed);
        noteCode(atoms, typed, product.title ?? '');
        setOpens(product);
      }
    } catch (error) {
      setFailure(codeFailure(error, text) ?? errorText(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    opens,
    apply,
    forget() {
      setFailure(undefined);
      setOpens(undefined);
    },
  };
}
