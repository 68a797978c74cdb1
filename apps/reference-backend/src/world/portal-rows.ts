import type { PageRow, RedirectRow } from '../database/schema.ts';

/** Addresses that have moved, for guard 3. */
export const redirectRows: readonly RedirectRow[] = [
  { path: '/matches', to: '/archive/', external: false, status: 301 },
  { path: '/tv', to: '/channels/nil-one/', external: false, status: 302 },
  { path: '/tickets', to: 'https://tickets.example/', external: true, status: 302 },
];

const pages: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  faq: {
    en: [
      'Questions and answers',
      '<h2>How do I watch a match?</h2><p>Open it and press play. Free matches need no account.</p><h2>Can I hide the scores?</h2><p>Yes: turn on spoiler-free, and no score shows before you ask for it.</p><h2>Which devices work?</h2><p>Any phone, tablet or computer with a current browser.</p>',
    ],
    he: [
      'שאלות ותשובות',
      '<h2>איך צופים במשחק?</h2><p>פותחים אותו ולוחצים על הפעלה. למשחקים חינמיים לא נדרש חשבון.</p><h2>אפשר להסתיר תוצאות?</h2><p>כן: מצב ללא ספוילרים מסתיר כל תוצאה עד שמבקשים אותה.</p>',
    ],
  },
  about: {
    en: ['About us', '<p>Every match, every league, on one touchline: live, and again whenever you like.</p>'],
    he: ['אודות', '<p>כל המשחקים וכל הליגות במקום אחד: בשידור חי ובכל זמן שנוח.</p>'],
  },
  terms: {
    en: [
      'Terms of use',
      '<h2>1. The service</h2><p>Matches are shown for private viewing.</p><h2>2. Fair play</h2><p>Do not record, sell or pass on what you watch.</p>',
    ],
    he: [
      'תנאי שימוש',
      '<h2>1. השירות</h2><p>המשחקים מיועדים לצפייה פרטית.</p><h2>2. משחק הוגן</h2><p>אין להקליט, למכור או להעביר את השידורים.</p>',
    ],
  },
  privacy: {
    en: [
      'Privacy',
      '<p>We keep what is needed to show you matches, and nothing is sent to anyone before you agree.</p>',
    ],
    he: ['פרטיות', '<p>אנו שומרים רק את הדרוש להצגת המשחקים, ודבר אינו נשלח לפני הסכמה.</p>'],
  },
  accessibility: {
    en: ['Accessibility', '<p>Every page works with a keyboard and a screen reader. Tell us where it does not.</p>'],
    he: ['נגישות', '<p>כל העמודים פועלים עם מקלדת וקורא מסך. ספרו לנו היכן לא.</p>'],
  },
};

/** The texts of /faq, /about, /terms, /privacy and /info/accessibility. */
export function pageRows(): PageRow[] {
  return Object.entries(pages).flatMap(([type, byLocale]) =>
    Object.entries(byLocale).map(([locale, [title, html]]) => ({ type, locale, title, html })),
  );
}
