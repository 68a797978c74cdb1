import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useNow } from '@touchline/i18n';
import { useEffect, useState } from 'react';
import type { ContractView } from '../../api/products/product-view.ts';
import { reloadAccess } from '../../state/purchase/settle-purchase.ts';
import { contractsQuery } from '../../api/personal-queries.ts';

const minuteMs = 60_000;
/**
 * Time after a contract's end in which access is requested again, because the clocks of browser and backend may
 * differ.
 */
const reloadPeriodMs = 5 * minuteMs;

/** Whether a contract without a renewal has ended since `sinceMs`. @param now milliseconds since the epoch */
const hasJustEnded = ({ autoRenew, isCanceled, endDate }: ContractView, sinceMs: number, now: number): boolean => {
  if (endDate === undefined || (autoRenew && !isCanceled)) return false;
  const endMs = Date.parse(endDate);
  return endMs > sinceMs && endMs <= now && now - endMs < reloadPeriodMs;
};

/** Requests access again when a contract ends. The page then shows the end, and the purchase options. */
export function AccessEndWatch({ viewer }: { viewer: string }) {
  const queryClient = useQueryClient();
  const now = useNow(minuteMs);
  const [openedAtMs] = useState(now);
  const { data } = useQuery(contractsQuery(useApi(), viewer));
  const isEnding = data?.some((contract) => hasJustEnded(contract, openedAtMs, now)) ?? false;
  useEffect(() => {
    if (isEnding) void reloadAccess(queryClient, viewer);
  }, [isEnding, now, queryClient, viewer]);
  return null;
}
