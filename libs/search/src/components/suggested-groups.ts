import type { Suggestion } from '@touchline/contract';
import { categoryPath, eventPath, getLeagueTitle, leaguePath } from '@touchline/content';
import { stripBidiControls, type Translate } from '@touchline/i18n';
import { searchPath } from '../search-path.ts';
import { searchText } from '../api/search-text.ts';

/** A suggestion in the list below the field. */
export interface Choice {
  key: string;
  kind: Suggestion['kind'] | 'recent';
  title: string;
  /** A path without the locale's prefix. */
  to: string;
  image?: string | undefined;
}

export interface ChoiceGroup {
  kind: Choice['kind'];
  choices: readonly Choice[];
}

interface TitleOptions {
  /** The viewer hides spoilers. */
  isSpoilerFree: boolean;
  toImageUrl: (raw: string | undefined) => string | undefined;
  /** Undefined if teams have no pages. */
  teamPath: (id: string) => string | undefined;
  /** Texts of the namespace `content`. */
  contentText: Translate;
}

const kindOrder = ['team', 'league', 'category', 'event'] as const;

/** A title from the backend without characters that change the text direction of the list. */
const cleanTitle = (raw: string | undefined): string => stripBidiControls(raw ?? '').trim();

/** A title that may be shown: the entry's own title unless it reveals a score. */
function getTitle(
  { kind, title, safe_title: safeTitle }: Suggestion,
  { isSpoilerFree, contentText }: TitleOptions,
): string {
  const cleanedTitle = cleanTitle(title);
  if (kind === 'league' || kind === 'category') return getLeagueTitle(cleanedTitle, contentText);
  if (kind !== 'event' || !isSpoilerFree) return cleanedTitle;
  return cleanTitle(safeTitle) || (/\d\s*[-–:—]\s*\d/.test(cleanedTitle) ? contentText('title.hidden') : cleanedTitle);
}

function getPath({ kind, id, title }: Suggestion, { teamPath }: TitleOptions): string {
  if (kind === 'team') return teamPath(id) ?? searchPath(searchText(title));
  if (kind === 'league') return leaguePath(id);
  return kind === 'category' ? categoryPath(id) : eventPath({ id, status: 'archived' });
}

/**
 * Groups the backend's suggestions by kind. Of several equal titles of a kind only the first stays, and empty titles
 * are left out.
 */
export function groupSuggestions(suggestions: readonly Suggestion[], view: TitleOptions): ChoiceGroup[] {
  const choices = new Map<string, Choice>();
  for (const suggestion of suggestions) {
    const title = getTitle(suggestion, view);
    const key = `${suggestion.kind} ${title}`;
    // A picture of a match may reveal its result.
    const image = suggestion.kind === 'event' ? undefined : view.toImageUrl(suggestion.image_url);
    if (title !== '' && !choices.has(key))
      choices.set(key, { key, kind: suggestion.kind, title, to: getPath(suggestion, view), image });
  }
  return kindOrder.flatMap((kind) => {
    const choicesOfKind = [...choices.values()].filter((choice) => choice.kind === kind);
    return choicesOfKind.length > 0 ? [{ kind, choices: choicesOfKind }] : [];
  });
}

/** Recent searches as a group of choices. */
export const groupRecentSearches = (searches: readonly string[]): ChoiceGroup[] =>
  searches.length === 0
    ? []
    : [
        {
          kind: 'recent',
          choices: searches.map((title) => ({ key: `recent ${title}`, kind: 'recent', title, to: searchPath(title) })),
        },
      ];
