import type { CommentaryLine } from './commentary-line.ts';

/** Commentary of the volleyball match. It follows `films.ts`. */
export const volleyballCommentary: readonly CommentaryLine[] = [
  { time: 0.3, en: 'Number seven to serve.', es: 'Saca el siete.', he: 'מספר שבע מגיש.' },
  { time: 5.8, en: 'Dug! The rally goes on.', es: '¡Defendida! Sigue el punto.', he: 'הגנה מצוינת! המהלך נמשך.' },
  {
    time: 8.6,
    en: 'And the home side puts it away!',
    es: '¡Y los locales cierran el punto!',
    he: 'והמארחים סוגרים את הנקודה!',
  },
  { time: 13.6, en: 'High set to the outside...', es: 'Colocación alta a la banda...', he: 'הרמה גבוהה לאגף...' },
  { time: 16.4, en: 'What a reaction on the floor!', es: '¡Qué reflejos en el suelo!', he: 'איזו תגובה על הרצפה!' },
  { time: 21.8, en: 'Too strong this time.', es: 'Demasiado fuerte esta vez.', he: 'חזק מדי הפעם.' },
  { time: 27, en: 'The block is waiting...', es: 'El bloqueo espera...', he: 'החסימה מחכה...' },
  { time: 32.6, en: 'Somehow they keep it alive!', es: '¡La mantienen viva!', he: 'איכשהו הם משאירים את הכדור באוויר!' },
  {
    time: 38,
    en: 'A long rally ends with the visitors.',
    es: 'El punto largo es visitante.',
    he: 'המהלך הארוך מסתיים בנקודה לאורחים.',
  },
  {
    time: 43.6,
    en: 'First ball, quick set...',
    es: 'Primer balón, colocación rápida...',
    he: 'כדור ראשון, הרמה מהירה...',
  },
  { time: 46.3, en: 'Straight down! Number nine.', es: '¡Directo al suelo! El nueve.', he: 'ישר לרצפה! מספר תשע.' },
  { time: 51.8, en: 'Another long one.', es: 'Otro punto largo.', he: 'עוד מהלך ארוך.' },
  { time: 57, en: 'Great read by the defence.', es: 'Gran lectura de la defensa.', he: 'קריאה נהדרת של ההגנה.' },
  { time: 59.8, en: 'And that ball is down.', es: 'Y ese balón cae.', he: 'והכדור על הרצפה.' },
  { time: 65, en: 'Set point for the home side...', es: 'Punto de set para los locales...', he: 'נקודת מערכה למארחים...' },
  {
    time: 68.8,
    en: 'Number nine! That is the set!',
    es: '¡El nueve! ¡Set para los locales!',
    he: 'מספר תשע! זו המערכה!',
  },
  {
    time: 73,
    en: 'Now the visitors have a set point...',
    es: 'Ahora, punto de set para los visitantes...',
    he: 'עכשיו נקודת מערכה לאורחים...',
  },
  { time: 77.1, en: 'Number four! Their set!', es: '¡El cuatro! ¡Set visitante!', he: 'מספר ארבע! המערכה שלהם!' },
];
