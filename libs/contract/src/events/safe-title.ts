import type { WireEvent } from './event.ts';

/** Whether a title has a score in it: `Aurora 5–4 Ravens`. */
export const revealsScore = (title: string): boolean => /\d\s*[-–:—]\s*\d/.test(title);

/**
 * What an event is called where nothing may tell how it went: `safe_title`; without it the title of a match, as long as that names no
 * score, and else its teams (decisions, section 1). A highlight's own title may tell it in words.
 * @param teams both names, as the reader's language joins them; undefined where they are not known
 */
export function safeTitleOf(
  { safe_title: safe, title, media_type: kind }: Pick<WireEvent, 'safe_title' | 'title' | 'media_type'>,
  teams: string | undefined,
): string | undefined {
  if (safe !== undefined) return safe;
  const reveals = title !== undefined && revealsScore(title);
  if (kind === 'event' && title !== undefined && !reveals) return title;
  return teams ?? (reveals ? undefined : title);
}
