/** Whether any text in there holds U+0000, which Postgres cannot store. */
export function holdsNul(raw: unknown): boolean {
  if (typeof raw === 'string') return raw.includes('\0');
  if (typeof raw !== 'object' || raw === null) return false;
  return Object.entries(raw).some(([name, value]) => name.includes('\0') || holdsNul(value));
}
