import type { Card } from '../api.ts';

/** Whether a card has expired. @param now milliseconds since 1970 */
export function isExpired({ exp_year, exp_month }: Card, now: number): boolean {
  const today = new Date(now);
  return exp_year * 12 + exp_month < today.getFullYear() * 12 + today.getMonth() + 1;
}
