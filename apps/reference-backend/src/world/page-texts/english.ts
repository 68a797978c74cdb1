import { type PageTexts, renderParts, renderQuestions, renderTable } from './page-text.ts';

export const english: PageTexts = {
  faq: [
    'Questions and answers',
    renderQuestions('Watching', {
      'How do I watch a match?': 'Open it and press play. Free matches need no account.',
      'Can I watch a match again?': 'Yes. Most matches are in <a href="/archive/">Replays</a> soon after they end.',
      'Can I hide the scores?': 'Yes: turn on spoiler-free, and no score shows before you ask for it.',
      'Which devices work?': 'Any phone, tablet or computer with a current browser.',
      'The video keeps stopping. What can I do?':
        'Choose a lower quality in the player’s settings, and close what else uses your connection.',
    }) +
      renderQuestions('Account', {
        'What do I need an account for?':
          'To follow teams, to keep a watchlist, and for matches that are only shown to members.',
        'I forgot my password.':
          'Have a link to a new one sent to you: <a href="/auth/password/forgot/">new password</a>.',
        'How many devices can I use?': 'Five. You can remove a device in your account at any time.',
      }),
  ],
  about: [
    'About us',
    '<p>Every match, every league, on one touchline: <strong>live</strong>, and again whenever you like.</p><h2>What you find here</h2><ul><li>Live matches with scores, moments and figures</li><li>Highlights minutes after the final whistle</li><li>Channels around the clock</li></ul><h2>Talk to us</h2><p>Write to <a href="mailto:hello@touchline.example">hello@touchline.example</a> or call <a href="tel:+4721000000">+47 21 00 00 00</a>. Many answers stand on the <a href="/faq/">help page</a> already.</p>',
  ],
  terms: [
    'Terms of use',
    renderParts({
      '1. The service':
        '<p>We show sports matches, live and recorded, and what belongs to them. Some are free, some need an account, some a ticket or a subscription.</p>',
      '2. Your account':
        '<p>An account belongs to one person. Keep your password to yourself, and tell us when somebody else may know it.</p>',
      '3. Fair play':
        '<p>Matches are shown for private viewing. You may not:</p><ol><li>record, sell or pass on what you watch,</li><li>show it in public,</li><li>get around the limits of a region or of a number of devices.</li></ol>',
      '4. Tickets and subscriptions':
        '<p>Prices are shown before you buy. A subscription renews until you cancel it; after that it runs to the end of the time you paid for.</p>',
      '5. When something fails':
        '<p>We do what we can to keep the picture running. If a match you paid for could not be shown, you get your money back.</p>',
      '6. Changes': '<p>When these terms change we tell you at least 30 days before.</p>',
    }),
  ],
  privacy: [
    'Privacy',
    `<p>We keep what is needed to show you matches, and nothing is sent to anyone before you agree.</p>${renderParts({
      'What we keep': renderTable('What we keep, what for and how long', [
        ['What', 'What for', 'How long'],
        ['E-mail address and name', 'Your account', 'Until you delete it'],
        ['Devices', 'The device limit', 'Until you remove them'],
        ['What you watched', 'To go on where you stopped', 'One year'],
        ['Payments', 'Receipts that the law asks for', 'Ten years'],
      ]),
      'What stays on your device':
        '<p>Your language, the look of the pages and what you searched for last. Clearing your browser’s data removes it.</p>',
      'Your rights':
        '<p>You may see, correct and delete what we keep about you. Your account has a button for the last one.</p>',
    })}`,
  ],
  accessibility: [
    'Accessibility',
    '<p>Every page works with a keyboard and a screen reader. Tell us where it does not: <a href="mailto:access@touchline.example">access@touchline.example</a>.</p>',
  ],
};
