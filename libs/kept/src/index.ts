export type { EditableList, SavedEntry, SavedList } from './saved-list.ts';
export { useSavedList, type SavedListState } from './use-saved-list.ts';
export { savedListMutation, type SavedListVariables } from './saved-list-mutation.ts';
export {
  hasPendingAction,
  isPendingActionStarted,
  storePendingAction,
  takePendingAction,
  setPendingActionStarted,
  type PendingAction,
  pendingActionAtom,
} from './pending-action.ts';
export { syncSavedList } from './sync-saved-list.ts';
export { loadSavedList } from './load-saved-list.ts';
export { type SavedListData, savedListQuery } from './saved-list-query.ts';
