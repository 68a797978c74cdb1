import type { Translations } from './translations.ts';

/** The texts of the football club and of the basketball league, by the text in their default language. */
export const clubTexts: Readonly<Record<string, Translations>> = {
  'Men, women and academy, live and on demand.': {
    de: 'Männer, Frauen und Nachwuchs, live und auf Abruf.',
    es: 'Masculino, femenino y cantera, en directo y a la carta.',
    fr: 'Hommes, femmes et centre de formation, en direct et à la demande.',
    pt: 'Masculino, feminino e base, ao vivo e sob demanda.',
  },
  'Verdant+ season': {
    de: 'Verdant+ Saison',
    es: 'Temporada Verdant+',
    fr: 'Saison Verdant+',
    pt: 'Temporada Verdant+',
  },
  'Every team of the club for a year. It ends by itself.': {
    de: 'Ein Jahr lang alle Mannschaften des Vereins. Endet von selbst.',
    es: 'Todos los equipos del club durante un año. Termina solo.',
    fr: 'Toutes les équipes du club pendant un an. Sans renouvellement.',
    pt: 'Todos os times do clube durante um ano. Termina sozinha.',
  },
  'Academy pass': { de: 'Nachwuchspass', es: 'Pase de la cantera', fr: 'Pass formation', pt: 'Passe da base' },
  'Every match of the under 18s.': {
    de: 'Alle Spiele der U18.',
    es: 'Todos los partidos del sub-18.',
    fr: 'Tous les matchs des moins de 18 ans.',
    pt: 'Todos os jogos do sub-18.',
  },
  'Matchday live from the Vale, and everything between.': {
    de: 'Spieltage live aus dem Vale, und alles dazwischen.',
    es: 'Los días de partido en directo desde el Vale, y todo lo demás.',
    fr: 'Les jours de match en direct du Vale, et tout le reste.',
    pt: 'Os dias de jogo ao vivo do Vale, e tudo o mais.',
  },
  'Old cups, old kits, full matches.': {
    de: 'Alte Pokale, alte Trikots, ganze Spiele.',
    es: 'Copas de antes, camisetas de antes, partidos completos.',
    fr: 'Vieilles coupes, vieux maillots, matchs en intégralité.',
    pt: 'Taças antigas, camisas antigas, jogos completos.',
  },
  'Press room': { de: 'Presseraum', es: 'Sala de prensa', fr: 'Salle de presse', pt: 'Sala de imprensa' },
  Academy: { de: 'Nachwuchs', es: 'Cantera', fr: 'Centre de formation', pt: 'Base' },
  'Inside matchday': {
    de: 'Spieltag hautnah',
    es: 'El día de partido por dentro',
    fr: 'Dans les coulisses du match',
    pt: 'Por dentro do dia de jogo',
  },
  'מנוי חודשי': { en: 'Monthly subscription', es: 'Suscripción mensual', fr: 'Abonnement mensuel' },
  'כל המשחקים של ליגת הגליל ושל ליגת הנשים, בשידור חי ולפי דרישה.': {
    en: 'Every match of the Galil League and the women’s league, live and on demand.',
    es: 'Todos los partidos de la Liga Galil y de la liga femenina, en directo y a la carta.',
    fr: 'Tous les matchs de la Ligue Galil et du championnat féminin, en direct et à la demande.',
  },
  'מנוי עונתי': { en: 'Season subscription', es: 'Suscripción de temporada', fr: 'Abonnement saison' },
  'כל המשחקים לשנה שלמה. המנוי אינו מתחדש.': {
    en: 'Every match for a year. It ends by itself.',
    es: 'Todos los partidos durante un año. Termina solo.',
    fr: 'Tous les matchs pendant un an. Sans renouvellement.',
  },
  'מנוי ליגת הנשים': {
    en: 'Women’s league subscription',
    es: 'Suscripción a la liga femenina',
    fr: 'Abonnement championnat féminin',
  },
  'כל המשחקים של ליגת הגליל לנשים.': {
    en: 'Every match of the women’s Galil League.',
    es: 'Todos los partidos de la Liga Galil femenina.',
    fr: 'Tous les matchs de la Ligue Galil féminine.',
  },
  'כדורסל מהגליל, מסביב לשעון.': {
    en: 'Basketball from Galil, around the clock.',
    es: 'Baloncesto de Galil, las 24 horas.',
    fr: 'Le basket de Galil, 24 heures sur 24.',
  },
  'העונה הסדירה': { en: 'Regular season', es: 'Temporada regular', fr: 'Saison régulière' },
  פלייאוף: { en: 'Play-offs', es: 'Play-offs', fr: 'Play-offs' },
  ראיונות: { en: 'Interviews', es: 'Entrevistas', fr: 'Interviews' },
  'ניתוח משחקים': { en: 'Match analysis', es: 'Análisis de partidos', fr: 'Analyses de matchs' },
};
