import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCustomerFolder } from '../../apps/portal/build/customers/customer-ids.ts';

/** A mistake of an integrator, made in a copy of the customer `plain`. */
export interface FaultyCustomer {
  /** The fault, as the beginning of a sentence. */
  title: string;
  /** Paths in customer.json and their new values; undefined removes the key. */
  set?: Readonly<Record<string, unknown>>;
  /** Rewrites the text of customer.json. */
  rewrite?: (text: string) => string | Buffer;
  /** Other files of the folder: their content, a link's target, or null to remove the file. */
  files?: Readonly<Record<string, string | Buffer | { link: string } | null>>;
}

const readPicture = (file: string): Buffer => readFileSync(join(getCustomerFolder('plain'), file));
const createSvg = (body: string, attributes = ' viewBox="0 0 40 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${body}</svg>`;
const createWording = (texts: unknown): string => JSON.stringify(texts);
const account = { account: { google: { client_id: '1-acme.apps.googleusercontent.com' } } };

const commerce = { ...account, commerce: {} };
const legal = [{ to: 'https://acme.example/terms', label: 'terms' }];

/** Faults of customer.json as a file. */
const files: FaultyCustomer[] = [
  { title: 'no customer.json', files: { 'customer.json': null } },
  { title: 'an empty customer.json', rewrite: () => '' },
  { title: 'a comma too many', rewrite: (text) => text.replace(/\n\}$/, ',\n}') },
  { title: 'a comma too few', rewrite: (text) => text.replace('"version": 1,', '"version": 1') },
  { title: 'a comment', rewrite: (text) => text.replace('{', '{ // ours') },
  { title: 'quotation marks of a word processor', rewrite: (text) => text.replace('"version"', '“version”') },
  { title: 'a key twice', rewrite: (text) => text.replace('"version": 1', '"version": 1, "time_zone": "Asia/Seoul"') },
  { title: 'saved as Latin 1', rewrite: (text) => Buffer.from(text.replace('Plain Sports', 'Café Sports'), 'latin1') },
  { title: 'saved as UTF-16', rewrite: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le') },
  { title: '20,000 nested levels', rewrite: () => `${'['.repeat(20_000)}${']'.repeat(20_000)}` },
  {
    title: 'a merge conflict',
    rewrite: (text) => text.replace('  "version"', '<<<<<<< HEAD\n  "version": 1,\n=======\n>>>>>>> ours\n  "version"'),
  },
  { title: 'a list instead of an object', rewrite: () => '[]' },
  { title: 'a file that is a folder', files: { 'customer.json': null, 'customer.json/x': '' } },
];

/** Faults in the values of keys. */
const values: FaultyCustomer[] = [
  { title: 'the id of another folder', set: { id: 'acme-tv' } },
  { title: 'a misspelt key', set: { timezone: 'Europe/Oslo' } },
  { title: 'a disabled page that does not exist', set: { disabled_pages: ['/shedule/'] } },
  { title: 'the home page disabled', set: { disabled_pages: ['/'] } },
  { title: 'a shelf without a title', set: { 'home.shelves': ['live', { kind: 'latest', league_ids: ['women'] }] } },
  { title: 'an unknown shelf', set: { 'home.shelves': ['live', 'newest'] } },
  {
    title: 'a shelf whose title lacks an enabled language',
    set: {
      'home.shelves': [{ kind: 'live', title: { en: 'Women' }, league_ids: ['premier'] }],
      'locales.enabled': ['en', 'de'],
    },
  },
  { title: 'a hero from an unknown list', set: { 'home.hero': { kinds: ['latest'] } } },
  {
    title: 'a notice without a zone',
    set: { 'features.notices': { list: [{ text: 'Back soon', until: '2026-12-24T02:00' }] } },
  },
  {
    title: 'a notice that ends before it begins',
    set: {
      'features.notices': {
        list: [{ text: 'Back soon', from: '2026-12-24T02:00:00Z', until: '2026-12-23T02:00:00Z' }],
      },
    },
  },
  { title: 'a misspelt feature', set: { 'features.acount': {} } },
  { title: 'a feature turned on with true', set: { 'features.account': true } },
  { title: 'a feature turned off with false', set: { 'features.account': false } },
  { title: 'a feature without another feature that it needs', set: { 'features.club': {} } },
  { title: 'an unknown language', set: { locales: { default: 'en', enabled: ['en', 'iw'] } } },
  { title: 'a language twice', set: { 'locales.enabled': ['en', 'en'] } },
  { title: 'a disabled default language', set: { 'locales.default': 'de' } },
  { title: 'a colour by name', set: { 'theme.dark.brand': 'orange' } },
  { title: 'white on yellow', set: { 'theme.dark.on_brand': '#ffffff' } },
  { title: 'a pastel as text in the light theme', set: { 'theme.light': createPalette('#ffd75a') } },
  { title: 'a colour on which no text colour is readable', set: { 'theme.dark.brand_pressed': '#17130a' } },
  { title: 'a light default without a light theme', set: { 'theme.default': 'light' } },
  { title: 'a name of 200 characters', set: { name: 'x'.repeat(200) } },
  { title: 'a label without texts', set: { 'navigation.1.label': {} } },
  { title: 'a label without the default language', set: { 'navigation.1.label': { de: 'Jetzt' } } },
  { title: 'a label in a language that does not exist', set: { 'navigation.1.label': { en: 'Now', jp: 'ライブ' } } },
  { title: 'a label that begins with a capital', set: { 'navigation.1.label': 'Live' } },
  { title: 'a name with a mark that reverses the text', set: { name: 'Acme \u202eTV' } },
  { title: 'a label with an unknown text key', set: { 'navigation.1.label': 'lvie' } },
  { title: 'a link to a page that does not exist', set: { 'navigation.1.to': '/lives/' } },
  { title: 'a link to a page of a disabled feature', set: { 'navigation.1.to': '/account/' } },
  { title: 'a link with its language', set: { 'navigation.1.to': '/de/live/' } },
  { title: 'a link without its last slash', set: { 'navigation.1.to': '/live' } },
  { title: 'a script as a link', set: { legal: [{ to: 'javascript:alert(1)', label: 'terms' }] } },
  { title: 'a host of another customer', set: { hosts: ['acme.localhost', 'tv.aalto.example'] } },
  { title: 'the short name of another customer', set: { short_name: 'aalto' } },
  {
    title: 'the address of another customer',
    set: { hosts: ['tv.aalto.example'], custom_domain_url: 'https://tv.aalto.example/' },
  },
  { title: 'an address whose host is not in hosts', set: { custom_domain_url: 'https://tv.acme.example' } },
  { title: 'an address with a path', set: { custom_domain_url: 'https://acme.localhost/tv/' } },
  {
    title: "Google's client secret instead of the client id",
    set: { features: { account: { google: { client_id: 'GOCSPX-Ab12cd34Ef56gh78Ij90' } } } },
  },
  {
    title: 'ads from an unencrypted host',
    set: { features: { event: { ads: { hosts: ['http://ads.acme.example'] } } } },
  },
  { title: 'a password in an address', set: { sentry_dsn: 'https://me:secret@errors.example/1' } },
  { title: 'a Sentry DSN without its project', set: { sentry_dsn: 'https://key@errors.example/' } },
  { title: 'a property id instead of a measurement id', set: { app_config: { app_id_for_ga4: 'UA-12345-1' } } },
  { title: 'a measurement id with extra quotation marks', set: { app_config: { app_id_for_ga4: '"G-AB12CD34EF"' } } },
  { title: 'a measurement id in small letters', set: { app_config: { app_id_for_ga4: 'g-ab12cd34ef' } } },
  {
    title: 'a measurement id under features.analytics',
    set: { 'features.analytics': { measurement_id: 'G-AB12CD34EF' } },
  },
  { title: 'the name of a push app instead of its id', set: { app_config: { app_id_oneSignal: 'acme-tv' } } },
  { title: 'a notification button enabled with yes', set: { enable_notifications_oneSignal: 'yes' } },
  { title: 'a push app id under features.push', set: { 'features.push': { app_id: 'acme-tv' } } },
  { title: 'a share of visits as a percentage', set: { 'features.reports': { field_share: 10 } } },
  { title: 'too many steps before an error', set: { 'features.reports': { breadcrumbs: 500 } } },
  { title: 'an unencrypted app store address', set: { store_url: { android: 'http://apps.acme.example/' } } },
  { title: 'consent as a word', set: { consent: { required: 'yes' } } },
  { title: 'consent turned on with true', set: { consent: true } },
  { title: 'a host in capitals', set: { hosts: ['TV.Acme.example'] } },
  { title: 'a host with a wildcard', set: { hosts: ['*.acme.example'] } },
  { title: 'a host with an umlaut', set: { hosts: ['tv.münchen.example'] } },
  { title: 'a host with its scheme', set: { hosts: ['https://tv.acme.example/'] } },
  { title: 'a picture host in capitals', set: { csp: { image: ['https://CDN.Acme.example'] } } },
  { title: 'a picture host with a wildcard inside', set: { csp: { image: ['https://cdn.*.example'] } } },
  {
    title: 'an address in capitals',
    set: { hosts: ['tv.acme.example'], custom_domain_url: 'https://TV.Acme.example/' },
  },
  {
    title: 'a survey with {lang} for {locale}',
    set: { features: { ...account, survey: { form_url: 'https://forms.example/a?lang={lang}' } } },
  },
];

/** Mistakes in values that do not stop the build. */
const doubtfulValues: FaultyCustomer[] = [
  {
    title: 'a label without an enabled language',
    set: { 'locales.enabled': ['en', 'de', 'fr'], 'navigation.1.label': { en: 'Now', fr: 'Maintenant' } },
  },
  { title: 'two links to one address', set: { 'navigation.2.to': '/live/' } },
  {
    title: 'five icons for the bar of phones, and a link without an icon',
    set: {
      navigation: [
        ...['/', '/live/', '/upcoming/', '/archive/', '/highlight/'].map((to) => ({ to, label: 'live', icon: 'live' })),
        { to: '/faq/', label: 'faq' },
      ],
    },
  },
  { title: 'a social link to another network', set: { social_links: { facebook: 'https://www.instagram.com/acme' } } },
  { title: 'a social link to an unknown site', set: { social_links: { x: 'https://acme.example/x' } } },
  { title: 'a social network as the website', set: { social_links: { web: 'https://youtu.be/acme' } } },
  {
    title: "an Android app in Apple's store",
    set: { store_url: { android: 'https://apps.apple.com/app/id1000000001' } },
  },
  {
    title: "an iOS app in Google's store",
    set: { store_url: { ios: 'https://play.google.com/store/apps/details?id=acme' } },
  },
  {
    title: 'a name without an enabled language',
    set: { 'locales.enabled': ['en', 'de'], name: { en: 'Acme Sports' } },
  },
  { title: 'a link that the backend must redirect', set: { 'navigation.1.to': '/tickets/' } },
  { title: 'accounts without terms', set: { features: account } },
  { title: 'notifications without a push app', set: { 'features.push': {} } },
  { title: 'a shop without a payment provider', set: { features: commerce, legal } },
  { title: 'a payment provider without a shop', set: { payment: { provider: 'sandbox', public_key: 'pk_sandbox' } } },
];

function createPalette(text: string): Record<string, string> {
  return {
    brand: '#ffcf33',
    brand_hover: '#ffdb63',
    brand_pressed: '#e6b516',
    on_brand: '#17130a',
    brand_text: text,
    accent: '#ff5b3d',
    on_accent: '#180703',
    accent_text: '#a83a24',
  };
}

/** Faults in the other files of the folder. */
const assets: FaultyCustomer[] = [
  {
    title: 'an own text with forbidden elements',
    files: { 'pages/terms.en.html': '<h1>Terms</h1><script>track()</script><p style="color:red">Play fair.</p>' },
  },
  {
    title: 'a picture that is a link to a file outside of the folder',
    files: { 'assets/logo-dark.svg': { link: '/etc/passwd' } },
  },
  { title: 'a picture that is a folder', files: { 'assets/share.png': null, 'assets/share.png/x': '' } },
  {
    title: 'a logo with another file name',
    files: { 'assets/logo-dark.svg': null, 'assets/Logo_Dark.svg': createSvg('') },
  },
  { title: 'missing icons', files: { 'assets/icon-192.png': null, 'assets/favicon.svg': null } },
  {
    title: 'a JPEG with the name of a PNG',
    files: {
      'assets/icon-192.png': Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080010001001011100', 'hex'),
    },
  },
  { title: 'a text with the name of a PNG', files: { 'assets/icon-192.png': '404: Not Found' } },
  { title: 'an icon of another size', files: { 'assets/icon-192.png': readPicture('assets/icon-512.png') } },
  { title: 'an incomplete PNG', files: { 'assets/share.png': readPicture('assets/share.png').subarray(0, 400) } },
  {
    title: 'a picture of 2 MB',
    files: { 'assets/favicon.svg': createSvg(`<desc>${'x'.repeat(2 * 1024 * 1024)}</desc>`) },
  },
  {
    title: 'a logo saved as UTF-16',
    files: { 'assets/logo-dark.svg': Buffer.from(`\uFEFF${createSvg('')}`, 'utf16le') },
  },
  { title: 'a script in a logo', files: { 'assets/logo-dark.svg': createSvg('<script>alert(1)</script>') } },
  { title: 'an event handler in a logo', files: { 'assets/logo-dark.svg': createSvg('<g onclick="alert(1)"/>') } },
  {
    title: 'a logo that loads a font',
    files: { 'assets/logo-dark.svg': createSvg('<style>@import "https://fonts.example/a.css"</style>') },
  },
  { title: 'a logo without a viewBox', files: { 'assets/logo-dark.svg': createSvg('', ' width="40"') } },
  {
    title: 'a wide vertical banner',
    files: { 'assets/artwork/vertical-banner.svg': createSvg('', ' viewBox="0 0 16 9"') },
  },
  {
    title: 'a logo of 900 KB',
    files: { 'assets/logo-dark.svg': createSvg(`<desc>${'x'.repeat(900 * 1024)}</desc>`) },
  },
  { title: 'a logo of 30:1', files: { 'assets/logo-dark.svg': createSvg('', ' viewBox="0 0 1200 40"') } },
  { title: 'a misspelt folder', files: { 'asset/logo.svg': createSvg('') } },
];

/** Faults of payment settings. */
const paymentFaults: FaultyCustomer[] = [
  {
    title: 'a public site with the payment sandbox',
    set: {
      features: commerce,
      legal,
      hosts: ['tv.acme.com'],
      custom_domain_url: 'https://tv.acme.com/',
      payment: { provider: 'sandbox', public_key: 'pk_sandbox_touchline' },
    },
  },
  {
    title: 'a public site with a test key',
    set: {
      features: commerce,
      legal,
      hosts: ['tv.acme.com'],
      custom_domain_url: 'https://tv.acme.com/',
      payment: { provider: 'mercado_pago', public_key: 'TEST-12345678-90ab-cdef-1234-567890abcdef' },
    },
  },
  {
    title: 'a misspelt payment provider',
    set: { features: commerce, payment: { provider: 'mercadopago', public_key: 'APP_USR-1' } },
  },
  {
    title: 'a key of another payment provider',
    set: { features: commerce, payment: { provider: 'mercado_pago', public_key: 'pk_sandbox_touchline' } },
  },
];

/** Faults of articles and wording. */
const textFaults: FaultyCustomer[] = [
  {
    title: 'own words for a namespace that does not exist',
    files: { 'locales/en.json': createWording({ shel: { home: 'Start' } }) },
  },
  {
    title: 'own words for a text that does not exist',
    files: { 'locales/en.json': createWording({ shell: { navigation: { hmoe: 'Start' } } }) },
  },
  {
    title: 'own words in a disabled language',
    files: { 'locales/de.json': createWording({ shell: { navigation: { home: 'Start' } } }) },
  },
  { title: 'own words in a language that does not exist', files: { 'locales/iw.json': '{}' } },
  {
    title: 'own words without the placeholder',
    files: { 'locales/en.json': createWording({ content: { title: { match: '{{home}} at home' } } }) },
  },
  {
    title: 'own words with an invented placeholder',
    files: { 'locales/en.json': createWording({ shell: { navigation: { home: 'Hi {{name}}' } } }) },
  },
  {
    title: 'own words for the terms without the links',
    set: { features: account, legal },
    files: { 'locales/en.json': createWording({ account: { signUp: { terms: 'I accept all terms.' } } }) },
  },
  {
    title: 'own words that are a number',
    files: { 'locales/en.json': createWording({ shell: { navigation: { home: 7 } } }) },
  },
  {
    title: 'own words of 2,000 characters',
    files: { 'locales/en.json': createWording({ shell: { navigation: { home: 'x'.repeat(2000) } } }) },
  },
  {
    title: 'own words in one of two languages',
    set: { 'locales.enabled': ['en', 'de'] },
    files: { 'locales/en.json': createWording({ shell: { navigation: { home: 'Start' } } }) },
  },
  {
    title: 'own words for a feature that is off',
    files: { 'locales/en.json': createWording({ survey: { thanks: 'Thanks for your opinion.' } }) },
  },
  {
    title: 'a page with capitals, a space and an umlaut in its name',
    files: { 'pages/Über uns.de.html': '<h1>Über uns</h1>' },
  },
  { title: 'a page in a language that does not exist', files: { 'pages/info/rules.iw.html': '<h1>Rules</h1>' } },
  {
    title: 'a page with a merge conflict',
    files: { 'pages/terms.en.html': '<<<<<<< HEAD\n<h1>Terms</h1>\n=======\n' },
  },
  { title: 'a page without a title', files: { 'pages/terms.en.html': '<p>Play fair.</p>' } },
  { title: 'a page saved as Latin 1', files: { 'pages/terms.en.html': Buffer.from('<h1>Café</h1>', 'latin1') } },
  { title: 'a page with a relative link', files: { 'pages/terms.en.html': '<h1>Terms</h1><a href="faq">Help</a>' } },
  {
    title: 'a page with unknown entities',
    files: { 'pages/terms.en.html': '<h1>Terms</h1>\n<p>Acme&nbps;TV, A&T; &copy 2026, 1 < 2</p>' },
  },
  { title: 'a page at /info/ that replaces another page', files: { 'pages/info/terms.en.html': '<h1>Terms</h1>' } },
  {
    title: 'a page at /info/ that hides another page',
    files: { 'pages/info/terms.en.html': '<h1>Terms</h1>', 'pages/terms.en.html': '<h1>Terms</h1>' },
  },
  {
    title: 'a page with a relative picture and an unencrypted link',
    files: {
      'pages/terms.en.html': '<h1>Terms</h1><p><img alt="" src="team.png"> <a href="http://acme.example/">Acme</a></p>',
    },
  },
  {
    title: 'a page with classes and targets',
    files: {
      'pages/terms.en.html': '<h1 class="big">Terms</h1>\n<p class="x"><a href="/faq/" target="_blank">Help</a></p>',
    },
  },
  {
    title: 'a page with a link to a disabled page',
    set: { disabled_pages: ['/faq/'] },
    files: { 'pages/terms.en.html': '<h1>Terms</h1>\n<p>Questions? See <a href="/faq/">the help page</a>.</p>' },
  },
  { title: 'own words in broken JSON', files: { 'locales/en.json': '{ "shell": { "navigation": }' } },
];

const createRedirects = (redirects: unknown) => ({ 'redirects.json': JSON.stringify(redirects) });

/** Faults of the customer's own redirects. */
const redirectFaults: FaultyCustomer[] = [
  { title: 'a redirect to another redirect', files: createRedirects({ '/a/': '/b/', '/b/': '/live/' }) },
  { title: 'redirects in a circle', files: createRedirects({ '/a/': '/b/', '/b/': '/a/' }) },
  { title: 'a redirect to a foreign host', files: createRedirects({ '/shop/': 'https://shop.example/' }) },
  { title: 'a redirect of a page', files: createRedirects({ '/live/': '/' }) },
];

/** All faulty customers, in the order of faulty-customers.txt. */
export const faultyCustomers: readonly FaultyCustomer[] = [
  ...files,
  ...values,
  ...redirectFaults,
  ...doubtfulValues,
  ...assets,
  ...paymentFaults,
  ...textFaults,
];
