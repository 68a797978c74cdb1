import { createValue } from '@touchline/contract';
import { useEffect, useSyncExternalStore } from 'react';

/** `data-asks` is set on the part that is shown. No other part replaces it while the pointer or the focus is in it. */
const isPromptInUse = (): boolean => document.querySelector('[data-asks]:is(:hover, :focus-within)') !== null;

/** The queued prompts with their orders. */
const orders = new Map<string, number>();
const currentPrompt = createValue<string | null>(null);

/**
 * Decides which part may ask at the bottom of the window: one at a time. A separate module, because parts outside of
 * the React tree ask, too.
 */
export const promptQueue = {
  /** The name of the prompt that may ask now; null if no prompt may ask. */
  getCurrent: currentPrompt.get,
  subscribe: currentPrompt.subscribe,
  /**
   * Puts a part into the queue.
   * @param order lower is first
   * @returns a function that removes the part; a second call has no effect
   */
  enqueue(prompt: string, order: number): () => void {
    orders.set(prompt, order);
    const current = currentPrompt.get();
    if (current === null || (order < (orders.get(current) ?? order) && !isPromptInUse())) currentPrompt.set(prompt);
    let isRemoved = false;
    return () => {
      if (isRemoved) return;
      isRemoved = true;
      orders.delete(prompt);
      if (currentPrompt.get() !== prompt) return;
      const lowestOrder = Math.min(...orders.values());
      const [next = null] = [...orders].find(([, queuedOrder]) => queuedOrder === lowestOrder) ?? [];
      currentPrompt.set(next);
    };
  },
};

const getServerPrompt = () => null;

/**
 * Whether a part may ask at the bottom of the window now.
 * @param order lower is first
 * @param isWanted false once the question is answered
 */
export function usePromptTurn(prompt: string, order: number, isWanted = true): boolean {
  useEffect(() => (isWanted ? promptQueue.enqueue(prompt, order) : undefined), [prompt, order, isWanted]);
  const current = useSyncExternalStore(promptQueue.subscribe, promptQueue.getCurrent, getServerPrompt);
  return isWanted && current === prompt;
}
