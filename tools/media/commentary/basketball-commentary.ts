import type { CommentaryLine } from './commentary-line.ts';

/** Commentary of the basketball match. It follows `films.ts`. */
export const basketballCommentary: readonly CommentaryLine[] = [
  {
    time: 0.9,
    en: 'The ball is up, and we are under way.',
    es: 'Salto inicial, y empieza el partido.',
    he: 'הכדור באוויר, ויצאנו לדרך.',
  },
  {
    time: 4.4,
    en: 'Number seven, with room to shoot...',
    es: 'El siete, con espacio para tirar...',
    he: 'מספר שבע, עם מקום לזריקה...',
  },
  {
    time: 7.8,
    en: 'Off the rim, and the visitors rebound.',
    es: 'Al aro, y rebote visitante.',
    he: 'על הטבעת, והאורחים עם הריבאונד.',
  },
  {
    time: 12.5,
    en: 'They work the ball around the arc.',
    es: 'Mueven el balón por el perímetro.',
    he: 'הם מניעים את הכדור סביב הקשת.',
  },
  { time: 17.3, en: 'No good! Strong defence.', es: '¡No entra! Gran defensa.', he: 'לא נכנס! הגנה חזקה.' },
  {
    time: 22,
    en: 'Man to man, and no free look at the ring.',
    es: 'Defensa individual, nadie tira solo.',
    he: 'שמירה אישית, אף אחד לא חופשי.',
  },
  {
    time: 27.3,
    en: 'Twenty three misses from the corner.',
    es: 'El veintitrés falla desde la esquina.',
    he: 'עשרים ושלוש מחטיא מהפינה.',
  },
  {
    time: 32.5,
    en: 'Good hands in the passing lanes.',
    es: 'Buenas manos en las líneas de pase.',
    he: 'ידיים טובות בקווי המסירה.',
  },
  { time: 37.3, en: 'That one rolls out.', es: 'Esa se sale.', he: 'זה מתגלגל החוצה.' },
  {
    time: 42,
    en: 'Patience now from the home side.',
    es: 'Paciencia ahora de los locales.',
    he: 'סבלנות עכשיו אצל המארחים.',
  },
  {
    time: 47.3,
    en: 'Short! And they run the other way.',
    es: '¡Corto! Y corren hacia el otro lado.',
    he: 'קצר! והם רצים לצד השני.',
  },
  { time: 53, en: 'Number ten calls the play.', es: 'El diez marca la jugada.', he: 'מספר עשר קורא לתרגיל.' },
  { time: 57.3, en: 'Again the defence holds.', es: 'Otra vez aguanta la defensa.', he: 'שוב ההגנה מחזיקה.' },
  { time: 62, en: 'Here comes number seven...', es: 'Aquí llega el siete...', he: 'הנה מגיע מספר שבע...' },
  { time: 65.8, en: 'Yes! Nothing but net!', es: '¡Sí! ¡Limpia!', he: 'כן! רק רשת!' },
  {
    time: 69.2,
    en: 'And straight back the other way...',
    es: 'Y de vuelta al otro lado...',
    he: 'וישר בחזרה לצד השני...',
  },
];
