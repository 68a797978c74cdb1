/** The texts of the form. */
export interface FormTexts {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  rating: string;
  worst: string;
  best: string;
  comment: string;
  send: string;
  thanks: string;
}

type FormWords = Omit<FormTexts, 'language' | 'direction'>;

const english: FormWords = {
  title: 'How do you like our site?',
  rating: 'Your rating',
  worst: 'Not at all',
  best: 'Very much',
  comment: 'What should we do better?',
  send: 'Send',
  thanks: 'Thank you!',
};

const otherLanguages: Readonly<Record<string, FormWords>> = {
  de: {
    title: 'Wie gefällt dir unsere Website?',
    rating: 'Deine Bewertung',
    worst: 'Gar nicht',
    best: 'Sehr gut',
    comment: 'Was sollen wir besser machen?',
    send: 'Senden',
    thanks: 'Danke!',
  },
  es: {
    title: '¿Qué te parece nuestra web?',
    rating: 'Tu valoración',
    worst: 'No me gusta nada',
    best: 'Me encanta',
    comment: '¿Qué deberíamos mejorar?',
    send: 'Enviar',
    thanks: '¡Gracias!',
  },
  fr: {
    title: 'Que pensez-vous de notre site ?',
    rating: 'Votre note',
    worst: 'Pas du tout',
    best: 'Beaucoup',
    comment: 'Que devrions-nous améliorer ?',
    send: 'Envoyer',
    thanks: 'Merci !',
  },
  he: {
    title: 'איך האתר שלנו?',
    rating: 'הדירוג שלך',
    worst: 'בכלל לא טוב',
    best: 'טוב מאוד',
    comment: 'מה כדאי לשפר?',
    send: 'שליחה',
    thanks: 'תודה!',
  },
  pt: {
    title: 'O que você acha do nosso site?',
    rating: 'Sua nota',
    worst: 'Não gosto nada',
    best: 'Gosto muito',
    comment: 'O que devemos melhorar?',
    send: 'Enviar',
    thanks: 'Obrigado!',
  },
};

/** Returns the form's texts; English for a language that the form lacks. @param locale the requested locale */
export function getFormTexts(locale: string): FormTexts {
  const language = locale.slice(0, 2).toLowerCase();
  const texts = Object.hasOwn(otherLanguages, language) ? otherLanguages[language] : undefined;
  if (!texts) return { language: 'en', direction: 'ltr', ...english };
  return { language, direction: language === 'he' ? 'rtl' : 'ltr', ...texts };
}
