export { type PromptName, promptQueue } from './prompt-queue.ts';
export { reserveBottomSpace } from './reserve-bottom-space.ts';
export { usePromptTurn } from './use-prompt-turn.ts';
