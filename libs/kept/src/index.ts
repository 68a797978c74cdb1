export type { ChangingList, KeptList } from './kept-list.ts';
export { useKept, type KeptState } from './use-kept.ts';
export { keeping, type KeepingWish } from './keeping.ts';
export { followKept } from './follow-kept.ts';
