import { useEffect, useSyncExternalStore } from 'react';
import { type PromptName, promptQueue } from './prompt-queue.ts';

const getServerPrompt = () => null;

/**
 * Whether a part may ask at the foot of the window now.
 * @param isWanted false once the question is answered
 */
export function usePromptTurn(prompt: PromptName, isWanted = true): boolean {
  useEffect(() => (isWanted ? promptQueue.want(prompt) : undefined), [prompt, isWanted]);
  const currentPrompt = useSyncExternalStore(promptQueue.subscribe, promptQueue.standing, getServerPrompt);
  return isWanted && currentPrompt === prompt;
}
