export { promptQueue, usePromptTurn } from './prompt-queue.ts';
export { reserveBottomSpace } from './reserve-bottom-space.ts';
