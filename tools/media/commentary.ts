/** One sentence of the commentary: spoken in English and Spanish, shown in English and Hebrew. */
export interface CommentaryLine {
  /** Seconds from the recording's start. */
  readonly time: number;
  readonly en: string;
  readonly es: string;
  readonly he: string;
}

/** Commentary of the recording. It follows `match-script.ts`; the first period also runs in live streams, so it names no score. */
export const commentary: readonly CommentaryLine[] = [
  {
    time: 1.2,
    en: 'And we are under way. The home side wins the face-off.',
    es: 'Comienza el partido. Los locales ganan el saque.',
    he: 'יצאנו לדרך. הבית זוכה בהטלה.',
  },
  {
    time: 6.5,
    en: 'Quick passing from the very first minute.',
    es: 'Pases rápidos desde el primer minuto.',
    he: 'מסירות מהירות כבר מהדקה הראשונה.',
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
  { time: 53, en: 'The last minute of the period.', es: 'Último minuto del periodo.', he: 'הדקה האחרונה של השליש.' },
  {
    time: 59.3,
    en: 'One more shot, and one more save.',
    es: 'Un tiro más, y una parada más.',
    he: 'עוד זריקה ועוד הצלה.',
  },
  {
    time: 65.2,
    en: 'Second period. Still nothing on the scoreboard.',
    es: 'Segundo periodo. El marcador sigue a cero.',
    he: 'שליש שני. עדיין אפס על הלוח.',
  },
  {
    time: 71,
    en: 'The home side keeps the puck in the zone.',
    es: 'Los locales mantienen el disco en la zona.',
    he: 'הבית שומר על הדיסקית באזור ההתקפה.',
  },
  {
    time: 77,
    en: 'They are looking for the open man.',
    es: 'Buscan al hombre libre.',
    he: 'הם מחפשים את השחקן הפנוי.',
  },
  {
    time: 81.3,
    en: 'Goal! Number nineteen scores! One nil.',
    es: '¡Gol! ¡Marca el diecinueve! Uno a cero.',
    he: 'גול! מספר תשע עשרה כובש! אחת אפס.',
  },
  {
    time: 89.5,
    en: 'Back to the centre, and the visitors must answer.',
    es: 'De vuelta al centro, los visitantes deben responder.',
    he: 'חזרה למרכז, והאורחים חייבים להגיב.',
  },
  {
    time: 97.5,
    en: 'Number eight brings it forward.',
    es: 'El ocho la lleva hacia delante.',
    he: 'מספר שמונה מוביל קדימה.',
  },
  { time: 103.3, en: 'It is in! One all!', es: '¡Dentro! ¡Uno a uno!', he: 'בפנים! אחת אחת!' },
  { time: 111, en: 'What a period this is.', es: 'Vaya periodo estamos viendo.', he: 'איזה שליש זה.' },
  {
    time: 115.3,
    en: 'Saved, but they come again.',
    es: 'Parada, pero vuelven a la carga.',
    he: 'הצלה, אבל הם באים שוב.',
  },
  {
    time: 120.3,
    en: 'Goal! Two one for the home side!',
    es: '¡Gol! ¡Dos a uno para los locales!',
    he: 'גול! שתיים אחת לבית!',
  },
  {
    time: 129.5,
    en: 'The third and last period begins.',
    es: 'Empieza el tercer y último periodo.',
    he: 'השליש השלישי והאחרון מתחיל.',
  },
  {
    time: 136,
    en: 'The visitors press high up the ice.',
    es: 'Los visitantes presionan arriba.',
    he: 'האורחים לוחצים גבוה על הקרח.',
  },
  {
    time: 143.3,
    en: 'Twenty seven! Three one, and the hall explodes!',
    es: '¡El veintisiete! ¡Tres a uno, y el pabellón estalla!',
    he: 'עשרים ושבע! שלוש אחת, והאולם משתגע!',
  },
  {
    time: 155.3,
    en: 'A big save keeps them in the lead.',
    es: 'Una gran parada mantiene la ventaja.',
    he: 'הצלה גדולה שומרת על היתרון.',
  },
  {
    time: 161.5,
    en: 'Number twenty two, all alone...',
    es: 'El veintidós, completamente solo...',
    he: 'עשרים ושתיים, לגמרי לבד...',
  },
  {
    time: 166.3,
    en: 'Three two! We have a match again!',
    es: '¡Tres a dos! ¡Hay partido otra vez!',
    he: 'שלוש שתיים! יש לנו משחק!',
  },
  {
    time: 175,
    en: 'One last attack for the home side.',
    es: 'Un último ataque de los locales.',
    he: 'התקפה אחרונה לבית.',
  },
  {
    time: 182.3,
    en: 'Goal! Four two, and that is the match!',
    es: '¡Gol! ¡Cuatro a dos, y se acabó!',
    he: 'גול! ארבע שתיים, וזהו המשחק!',
  },
  { time: 188, en: 'The final score: four two.', es: 'Resultado final: cuatro a dos.', he: 'תוצאת הסיום: ארבע שתיים.' },
];
