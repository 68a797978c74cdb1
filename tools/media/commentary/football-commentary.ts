import type { CommentaryLine } from './commentary-line.ts';

/** Commentary of the football match. It follows `films.ts`. */
export const footballCommentary: readonly CommentaryLine[] = [
  {
    time: 0.8,
    en: 'And the ball is rolling. The home side kicks off.',
    es: 'Rueda el balón. Sacan los locales.',
    he: 'הכדור מתגלגל. המארחים פותחים.',
  },
  {
    time: 5.5,
    en: 'They are patient, and pass it through midfield.',
    es: 'Tienen paciencia y la mueven por el medio.',
    he: 'הם סבלניים ומניעים כדור במרכז השדה.',
  },
  {
    time: 11.2,
    en: 'Number nine, at the edge of the area...',
    es: 'El nueve, en la frontal del área...',
    he: 'מספר תשע, על קו הרחבה...',
  },
  {
    time: 15.3,
    en: 'Saved! The goalkeeper gets there.',
    es: '¡Parada! Llega el portero.',
    he: 'הצלה! השוער מגיע לכדור.',
  },
  {
    time: 21,
    en: 'Now the visitors push forward.',
    es: 'Ahora avanzan los visitantes.',
    he: 'עכשיו האורחים יוצאים קדימה.',
  },
  { time: 25.6, en: 'Number ten looks for space...', es: 'El diez busca un hueco...', he: 'מספר עשר מחפש מקום...' },
  {
    time: 29.3,
    en: 'A low shot, and a safe pair of hands.',
    es: 'Tiro raso, y manos seguras.',
    he: 'בעיטה נמוכה, וידיים בטוחות.',
  },
  {
    time: 35,
    en: 'Plenty of room on the far side.',
    es: 'Hay mucho espacio en la otra banda.',
    he: 'יש הרבה מקום באגף הרחוק.',
  },
  {
    time: 40.4,
    en: 'Number seven cuts inside...',
    es: 'El siete se mete hacia dentro...',
    he: 'מספר שבע חותך פנימה...',
  },
  { time: 44.3, en: 'And the goalkeeper holds it!', es: '¡Y la atrapa el portero!', he: 'והשוער תופס!' },
  { time: 50, en: 'End to end, this match.', es: 'Un partido de ida y vuelta.', he: 'משחק פתוח, מצד לצד.' },
  { time: 57.3, en: 'Another save! That was close.', es: '¡Otra parada! Estuvo cerca.', he: 'עוד הצלה! זה היה קרוב.' },
  { time: 62.4, en: 'The home side breaks quickly...', es: 'Los locales salen rápido...', he: 'המארחים יוצאים מהר...' },
  {
    time: 67.8,
    en: 'Goal! Number nine finds the corner!',
    es: '¡Gol! ¡El nueve la manda a la esquina!',
    he: 'גול! מספר תשע מוצא את הפינה!',
  },
  { time: 75.2, en: 'The visitors kick off, and go forward.', es: 'Sacan los visitantes, y atacan.', he: 'האורחים פותחים, וקדימה.' },
  { time: 78.3, en: 'Number ten, in behind...', es: 'El diez, a la espalda...', he: 'מספר עשר, מאחורי ההגנה...' },
  { time: 81.3, en: 'Goal! Number ten answers!', es: '¡Gol! ¡Responde el diez!', he: 'גול! מספר עשר משיב!' },
];
