import { type PageTexts, renderParts, renderQuestions, renderTable } from './page-text.ts';

export const german: PageTexts = {
  faq: [
    'Fragen und Antworten',
    renderQuestions('Ansehen', {
      'Wie sehe ich ein Spiel?': 'Öffne es und drücke auf Wiedergabe. Für kostenlose Spiele brauchst du kein Konto.',
      'Kann ich ein Spiel noch einmal sehen?':
        'Ja. Die meisten Spiele stehen kurz nach dem Ende im <a href="/archive/">Archiv</a>.',
      'Kann ich Ergebnisse ausblenden?':
        'Ja: Schalte „Ohne Spoiler“ ein, dann siehst du kein Ergebnis, bevor du danach fragst.',
      'Welche Geräte gehen?': 'Jedes Smartphone, Tablet und jeder Computer mit einem aktuellen Browser.',
      'Das Video bleibt immer wieder stehen. Was kann ich tun?':
        'Wähle in den Einstellungen des Players eine niedrigere Qualität und schließe, was sonst noch deine Verbindung nutzt.',
    }) +
      renderQuestions('Konto', {
        'Wofür brauche ich ein Konto?':
          'Um Teams zu folgen, Spiele auf die Merkliste zu setzen und für Spiele, die nur mit Konto zu sehen sind.',
        'Ich habe mein Passwort vergessen.':
          'Lass dir einen Link schicken: <a href="/auth/password/forgot/">neues Passwort</a>.',
        'Wie viele Geräte kann ich nutzen?': 'Fünf. In deinem Konto kannst du jederzeit ein Gerät entfernen.',
      }),
  ],
  about: [
    'Über uns',
    '<p>Jedes Spiel, jede Liga an einer Seitenlinie: <strong>live</strong> und noch einmal, wann immer du willst.</p><h2>Was du hier findest</h2><ul><li>Livespiele mit Spielständen, Schlüsselszenen und Statistiken</li><li>Highlights wenige Minuten nach dem Abpfiff</li><li>Kanäle rund um die Uhr</li></ul><h2>Sprich mit uns</h2><p>Schreib an <a href="mailto:hello@touchline.example">hello@touchline.example</a> oder ruf an: <a href="tel:+4721000000">+47 21 00 00 00</a>. Viele Antworten stehen schon auf der <a href="/faq/">Hilfeseite</a>.</p>',
  ],
  terms: [
    'Nutzungsbedingungen',
    renderParts({
      '1. Das Angebot':
        '<p>Wir zeigen Sportspiele live und als Aufzeichnung und alles, was dazugehört. Manche sind kostenlos, für manche brauchst du ein Konto, für manche ein Einzelticket oder ein Abo.</p>',
      '2. Dein Konto':
        '<p>Ein Konto gehört einer Person. Behalte dein Passwort für dich und sag uns Bescheid, wenn es jemand anders kennen könnte.</p>',
      '3. Faires Spiel':
        '<p>Die Spiele sind zum privaten Ansehen da. Nicht erlaubt ist,</p><ol><li>sie aufzunehmen, zu verkaufen oder weiterzugeben,</li><li>sie öffentlich vorzuführen,</li><li>Grenzen einer Region oder der Zahl der Geräte zu umgehen.</li></ol>',
      '4. Einzeltickets und Abos':
        '<p>Du siehst den Preis, bevor du kaufst. Ein Abo verlängert sich, bis du es kündigst; danach läuft es bis zum Ende der bezahlten Zeit.</p>',
      '5. Wenn etwas ausfällt':
        '<p>Wir tun, was wir können, damit das Bild läuft. Konnte ein Spiel, für das du bezahlt hast, nicht gezeigt werden, bekommst du dein Geld zurück.</p>',
      '6. Änderungen': '<p>Ändern sich diese Bedingungen, sagen wir es dir mindestens 30 Tage vorher.</p>',
    }),
  ],
  privacy: [
    'Datenschutz',
    `<p>Wir speichern, was nötig ist, um dir Spiele zu zeigen, und senden niemandem etwas, bevor du zugestimmt hast.</p>${renderParts(
      {
        'Was wir speichern': renderTable('Was wir speichern, wofür und wie lange', [
          ['Was', 'Wofür', 'Wie lange'],
          ['E-Mail-Adresse und Name', 'Dein Konto', 'Bis du es löschst'],
          ['Geräte', 'Das Gerätelimit', 'Bis du sie entfernst'],
          ['Was du gesehen hast', 'Um dort weiterzusehen, wo du aufgehört hast', 'Ein Jahr'],
          ['Zahlungen', 'Belege, die das Gesetz verlangt', 'Zehn Jahre'],
        ]),
        'Was auf deinem Gerät bleibt':
          '<p>Deine Sprache, das Aussehen der Seiten und deine letzten Suchen. Wenn du die Daten deines Browsers löschst, ist auch das weg.</p>',
        'Deine Rechte':
          '<p>Du kannst sehen, berichtigen und löschen, was wir über dich gespeichert haben. Zum Löschen gibt es in deinem Konto einen Knopf.</p>',
      },
    )}`,
  ],
  accessibility: [
    'Barrierefreiheit',
    '<p>Jede Seite lässt sich mit der Tastatur und einem Screenreader bedienen. Sag uns, wo das nicht so ist: <a href="mailto:access@touchline.example">access@touchline.example</a>.</p>',
  ],
};
