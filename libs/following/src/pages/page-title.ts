import type { Translate } from '@touchline/i18n';
import type { PageKind } from './page-kinds.ts';

const questions = {
  league: 'pages.whichLeagues',
  team: 'pages.whichTeams',
  category: 'pages.whichCategories',
} as const;

/**
 * Title of a page that is not about a single league or category.
 * @param text of the namespace `following`
 * @param question the sort of choices on the page: sub-categories count as categories
 */
export const getPageTitle = ({ isFollowed }: PageKind, text: Translate, question: keyof typeof questions): string =>
  text(isFollowed ? 'pages.title' : questions[question]);
