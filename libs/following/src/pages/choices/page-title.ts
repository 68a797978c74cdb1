import type { Translate } from '@touchline/i18n';
import type { PageKind } from '../../page-kinds.ts';

const questions = {
  league: 'pages.whichLeagues',
  team: 'pages.whichTeams',
  category: 'pages.whichCategories',
} as const;

/**
 * The title of a page that is not about a single league or category.
 * @param text texts of the namespace `following`
 * @param question the kind of choices on the page; sub-categories count as categories
 */
export const getPageTitle = ({ isFollowed }: PageKind, text: Translate, question: keyof typeof questions): string =>
  text(isFollowed ? 'pages.title' : questions[question]);
