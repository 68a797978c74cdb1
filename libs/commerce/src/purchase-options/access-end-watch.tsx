import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useNow } from '@touchline/i18n';
import { useEffect, useState } from 'react';
import type { ContractView } from '../products/product-view.ts';
import { reloadOwned } from '../purchase/settle-purchase.ts';
import { contractsQuery } from '../queries/personal-queries.ts';

const minuteMs = 60_000;
/** The clocks of browser and backend may differ by some minutes. */
const reloadPeriodMs = 5 * minuteMs;

/** Whether a contract without a renewal has ended since a time. @param now milliseconds since the epoch */
const hasJustEnded = ({ autoRenew, isCanceled, endDate }: ContractView, sinceMs: number, now: number): boolean => {
  if (endDate === undefined || (autoRenew && !isCanceled)) return false;
  const endMs = Date.parse(endDate);
  return endMs > sinceMs && endMs <= now && now - endMs < reloadPeriodMs;
};

/** Asks for access again when a contract ends: the page then shows the end, and the ways to watch. */
export function AccessEndWatch({ viewer }: { viewer: string }) {
  const queryClient = useQueryClient();
  const now = useNow(minuteMs);
  const [openedAtMs] = useState(now);
  const { data } = useQuery(contractsQuery(useApi(), viewer));
  const isEnding = data?.some((contract) => hasJustEnded(contract, openedAtMs, now)) ?? false;
  useEffect(() => {
    if (isEnding) void reloadOwned(queryClient, viewer);
  }, [isEnding, now, queryClient, viewer]);
  return null;
}
