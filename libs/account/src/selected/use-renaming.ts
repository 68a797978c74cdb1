import { useQueryClient } from '@tanstack/react-query';
import { applyUpdate } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useState } from 'react';

type Titles = ReadonlyMap<string, string>;

export interface Renaming {
  /** The titles that the server does not know yet, by id. */
  titles: Titles;
  /** Shows a new title at once, and the old one again, with a toast, when the call fails. */
  rename: (id: string, title: string, call: () => Promise<Pick<WireEvent, 'title' | 'safe_title'>>) => Promise<void>;
}

/** Entries get their new titles before the server has answered. */
export function useRenaming(): Renaming {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [titles, setTitles] = useState<Titles>(new Map());
  return {
    titles,
    async rename(id, title, call) {
      setTitles((before) => new Map(before).set(id, title));
      try {
        const now = await call();
        await applyUpdate(queryClient, id, { title: now.title ?? title, safe_title: now.safe_title ?? null });
      } catch (error) {
        notify('danger', errorText(error));
      }
      // A later title, still on its way, stays.
      setTitles((before) => new Map([...before].filter(([other, shown]) => other !== id || shown !== title)));
    },
  };
}
