import { useEffect, useSyncExternalStore } from 'react';

/** Parts that may ask a question at the foot of the window, the most important first. */
const promptOrder = ['consent', 'playback', 'survey', 'install'] as const;

export type PromptName = (typeof promptOrder)[number];

/** `data-asks` is set on the part that is shown. No other part replaces it while the pointer or the focus is in it. */
const isPromptInUse = (): boolean => document.querySelector('[data-asks]:is(:hover, :focus-within)') !== null;

const listeners = new Set<() => void>();
const queuedPrompts = new Set<PromptName>();
let currentPrompt: PromptName | null = null;

function setCurrentPrompt(nextPrompt: PromptName | null): void {
  if (nextPrompt === currentPrompt) return;
  currentPrompt = nextPrompt;
  for (const listener of listeners) listener();
}

/**
 * Decides which part may ask at the foot of the window: one at a time, in a fixed order. A separate module, because
 * parts outside of the React tree ask, too.
 */
export const promptQueue = {
  /** The part that may ask now; null without one. */
  getCurrent: (): PromptName | null => currentPrompt,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Puts a part into the queue.
   * @returns a function that removes the part; a second call has no effect
   */
  enqueue(prompt: PromptName): () => void {
    queuedPrompts.add(prompt);
    if (
      currentPrompt === null ||
      (promptOrder.indexOf(prompt) < promptOrder.indexOf(currentPrompt) && !isPromptInUse())
    )
      setCurrentPrompt(prompt);
    let isRemoved = false;
    return () => {
      if (isRemoved) return;
      isRemoved = true;
      queuedPrompts.delete(prompt);
      if (currentPrompt === prompt)
        setCurrentPrompt(promptOrder.find((otherPrompt) => queuedPrompts.has(otherPrompt)) ?? null);
    };
  },
};

const getServerPrompt = () => null;

/**
 * Whether a part may ask at the foot of the window now.
 * @param isWanted false once the question is answered
 */
export function usePromptTurn(prompt: PromptName, isWanted = true): boolean {
  useEffect(() => (isWanted ? promptQueue.enqueue(prompt) : undefined), [prompt, isWanted]);
  const currentPrompt = useSyncExternalStore(promptQueue.subscribe, promptQueue.getCurrent, getServerPrompt);
  return isWanted && currentPrompt === prompt;
}
