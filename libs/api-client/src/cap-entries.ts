import type { Rejected } from '@touchline/contract';

interface Capped {
  body: unknown;
  rejected: readonly Rejected[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tooMany = (path: string, given: number, most: number): Rejected => ({
  path,
  message: `${given} entries, read the first ${most}`,
});

/**
 * Cuts a response's list before it is parsed, because ten thousand entries would block the page (fault matrix, row 8).
 */
export function capEntries(body: unknown, most: number): Capped {
  if (!isRecord(body)) return { body, rejected: [] };
  const { content } = body;
  if (Array.isArray(content) && content.length > most) {
    return {
      body: { ...body, content: content.slice(0, most) },
      rejected: [tooMany('content', content.length, most)],
    };
  }
  if (!isRecord(content)) return { body, rejected: [] };
  const { entries } = content;
  if (!Array.isArray(entries) || entries.length <= most) return { body, rejected: [] };
  return {
    body: { ...body, content: { ...content, entries: entries.slice(0, most) } },
    rejected: [tooMany('content.entries', entries.length, most)],
  };
}
