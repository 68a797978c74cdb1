import type { WireEvent } from './event.ts';

/** Whether a title contains a score, such as `Aurora 5–4 Ravens`. */
export const revealsScore = (title: string): boolean => /\d\s*[-–:—]\s*\d/.test(title);

/**
 * The title of an event for places that must not reveal its result (decisions, section 1). It is `safe_title`, else a
 * match's title without a score, else the teams. A highlight's title may reveal the result in words, and is never used.
 * @param teams both names, joined in the viewer's language; undefined if unknown
 */
export function getSafeTitle(
  { safe_title: safeTitle, title, media_type: kind }: Pick<WireEvent, 'safe_title' | 'title' | 'media_type'>,
  teams: string | undefined,
): string | undefined {
  if (safeTitle !== undefined) return safeTitle;
  const isRevealing = title !== undefined && revealsScore(title);
  if (kind === 'event' && title !== undefined && !isRevealing) return title;
  return teams ?? (isRevealing ? undefined : title);
}
