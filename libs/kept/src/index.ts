export type { ChangingList, KeptEntry, KeptList } from './kept-list.ts';
export { useKept, type KeptState } from './use-kept.ts';
export { keeping, type KeepingWish } from './keeping.ts';
export {
  isAnythingWished,
  isWishedUnderWay,
  noteWished,
  takeWished,
  takeWishedAlong,
  type Wished,
  wishedAtom,
} from './wished.ts';
export { followKept } from './follow-kept.ts';
export { loadKept } from './load-kept.ts';
export { type Kept, keptQuery } from './kept-query.ts';
