import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useLocale } from '@touchline/i18n';
import type { Scope, ShelfKind } from '../options.ts';
import { shelfQuery } from './shelf-queries.ts';

export type HomeShelfQuery = ReturnType<typeof useShelf>;

/** A shelf's events: from the page's data at first, asked for by the browser where they are missing. */
export function useShelf(kind: ShelfKind, scope: Scope) {
  const api = useApi();
  const { clock } = useLocale();
  return useQuery(shelfQuery(api, kind, scope, clock.read));
}
