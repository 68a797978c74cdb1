import type { Translate } from '@touchline/i18n';
import type { PageKind } from './page-kinds.ts';

const questions = {
  league: 'pages.whichLeagues',
  team: 'pages.whichTeams',
  category: 'pages.whichCategories',
} as const;

/**
 * What a page asks that is about no single league or category; one of what is followed says whom.
 * @param text of the namespace `following` @param what stands there: sub-categories are categories, too
 */
export const pageTitle = ({ followed }: PageKind, text: Translate, what: keyof typeof questions): string =>
  text(followed ? 'pages.title' : questions[what]);
