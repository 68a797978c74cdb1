import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Notify } from '../feature.ts';
import { useErrorText } from '../use-error-text.ts';

/** Shows a toast for each write that failed, once, whoever wrote and whether or not they are still on the page. */
export function useFailureToasts(notify: Notify): void {
  const cache = useQueryClient().getMutationCache();
  const errorText = useErrorText();
  const show = useEffectEvent((error: unknown) => notify('danger', errorText(error)));
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { action, mutation } = event;
        // What a viewer wanted who has left by now is nobody's any more.
        const isForgotten = !cache.getAll().includes(mutation);
        if (!isForgotten && mutation.meta?.failure !== 'shown') show(action.error);
      }),
    [cache],
  );
}
