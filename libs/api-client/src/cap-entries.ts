import type { Rejected } from '@touchline/contract';

interface CappedBody {
  body: unknown;
  rejected: readonly Rejected[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const createTooManyError = (path: string, entryCount: number, maxEntries: number): Rejected => ({
  path,
  message: `${entryCount} entries, read the first ${maxEntries}`,
});

/**
 * Cuts a response's list before it is parsed, because ten thousand entries would block the page (fault matrix, row 8).
 */
export function capEntries(body: unknown, maxEntries: number): CappedBody {
  if (!isRecord(body)) return { body, rejected: [] };
  const { content } = body;
  if (Array.isArray(content) && content.length > maxEntries) {
    return {
      body: { ...body, content: content.slice(0, maxEntries) },
      rejected: [createTooManyError('content', content.length, maxEntries)],
    };
  }
  if (!isRecord(content)) return { body, rejected: [] };
  const { entries } = content;
  if (!Array.isArray(entries) || entries.length <= maxEntries) return { body, rejected: [] };
  return {
    body: { ...body, content: { ...content, entries: entries.slice(0, maxEntries) } },
    rejected: [createTooManyError('content.entries', entries.length, maxEntries)],
  };
}
