import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useState } from 'react';
import { takeOut } from './take-out.ts';

export interface Removal {
  /** What has been taken out here, whether or not the server knows already. */
  gone: ReadonlySet<string>;
  /** Takes an entry out at once, and puts it back, with a toast, when the call fails. Resolves to whether it stayed out. */
  remove: (id: string, call: () => Promise<unknown>) => Promise<boolean>;
}

/** Entries leave a list before the server has answered; several at a time do not get in each other's way. */
export function useRemoval(queryKey: QueryKey): Removal {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  return {
    gone,
    async remove(id, call) {
      setGone((before) => new Set(before).add(id));
      try {
        await call();
      } catch (error) {
        setGone((before) => new Set([...before].filter((other) => other !== id)));
        notify('danger', errorText(error));
        return false;
      }
      takeOut(queryClient, queryKey, id);
      return true;
    },
  };
}
