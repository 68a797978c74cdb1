import type { CommentaryLine } from './commentary-line.ts';

/**
 * Commentary of the ice hockey match, at the times in `films.ts`. The first 64 seconds also run in live streams, so they
 * name no goal, score or period.
 */
export const hockeyCommentary: readonly CommentaryLine[] = [
  {
    time: 1.2,
    en: 'And we are under way. The home side wins the face-off.',
    es: 'Comienza el partido. Los locales ganan el saque.',
    he: 'יצאנו לדרך. המארחים זוכים בהטלה.',
  },
  {
    time: 6.5,
    en: 'Quick passing from both teams.',
    es: 'Pases rápidos de los dos equipos.',
    he: 'מסירות מהירות משתי הקבוצות.',
  },
  {
    time: 11.5,
    en: 'Number nineteen, in front of goal...',
    es: 'El diecinueve, delante de la portería...',
    he: 'מספר תשע עשרה, מול השער...',
  },
  {
    time: 16.4,
    en: 'Saved! What a stop by the goalkeeper.',
    es: '¡Parada! Qué intervención del portero.',
    he: 'הצלה! איזו עצירה של השוער.',
  },
  {
    time: 22,
    en: 'The visitors bring it out from the back.',
    es: 'Los visitantes salen desde atrás.',
    he: 'האורחים מוציאים את הדיסקית מאחור.',
  },
  {
    time: 27,
    en: 'Now the away side is on the attack.',
    es: 'Ahora atacan los visitantes.',
    he: 'עכשיו האורחים בהתקפה.',
  },
  {
    time: 31.4,
    en: 'And again the goalkeeper is there!',
    es: '¡Y otra vez aparece el portero!',
    he: 'ושוב השוער במקום!',
  },
  {
    time: 37,
    en: 'Plenty of skating, end to end.',
    es: 'Mucho patinaje, de un lado a otro.',
    he: 'הרבה החלקה, מקצה לקצה.',
  },
  {
    time: 42.5,
    en: 'Twenty seven is free in the slot...',
    es: 'El veintisiete está libre...',
    he: 'עשרים ושבע פנוי במרכז...',
  },
  {
    time: 47.4,
    en: 'Denied! A great glove save.',
    es: '¡Negado! Gran parada con el guante.',
    he: 'נעצר! הצלה נהדרת בכפפה.',
  },
  { time: 53, en: 'The visitors break out quickly.', es: 'Los visitantes salen rápido.', he: 'האורחים יוצאים מהר.' },
  {
    time: 59.3,
    en: 'One more shot, and one more save.',
    es: 'Un tiro más, y una parada más.',
    he: 'עוד זריקה ועוד הצלה.',
  },
  {
    time: 65.3,
    en: 'Goal! Number nineteen scores!',
    es: '¡Gol! ¡Marca el diecinueve!',
    he: 'גול! מספר תשע עשרה כובש!',
  },
  {
    time: 70.6,
    en: 'Back to the centre for the face-off.',
    es: 'De vuelta al centro para el saque.',
    he: 'חזרה למרכז להטלה.',
  },
  {
    time: 75.8,
    en: 'And the visitors answer at once!',
    es: '¡Y los visitantes responden enseguida!',
    he: 'והאורחים עונים מיד!',
  },
  {
    time: 82.6,
    en: 'Twenty seven is free in the slot...',
    es: 'El veintisiete está libre...',
    he: 'עשרים ושבע פנוי במרכז...',
  },
  { time: 86.2, en: 'Goal for the home side!', es: '¡Gol de los locales!', he: 'גול למארחים!' },
];
