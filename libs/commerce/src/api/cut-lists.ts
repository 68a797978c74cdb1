import { type QueryClient, type QueryKey, skipToken, useQuery } from '@tanstack/react-query';

const getCutKey = (listKey: QueryKey) => ['commerce', 'cut', ...listKey];

/** Stores whether a list is longer than the portal loads. */
export const storeIsCut = (queryClient: QueryClient, listKey: QueryKey, isCut = false): void =>
  void queryClient.setQueryData(getCutKey(listKey), isCut);

/** Whether a loaded list is longer than the portal loads. */
export const useIsCut = (listKey: QueryKey): boolean =>
  useQuery<boolean>({ queryKey: getCutKey(listKey), queryFn: skipToken }).data ?? false;
