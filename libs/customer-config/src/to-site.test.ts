import { expect, test } from 'vitest';
import { customerSchema } from './schema.ts';
import { textIn } from './text-per-language.ts';
import { toSite } from './to-site.ts';

const colours = [
  'brand',
  'brand_hover',
  'brand_pressed',
  'on_brand',
  'brand_text',
  'accent',
  'on_accent',
  'accent_text',
];

const parsed = customerSchema({}).parse({
  version: 1,
  id: 'acme',
  short_name: 'acme-tv',
  name: { he: 'אקמי', en: 'Acme' },
  hosts: ['tv.acme.example'],
  custom_domain_url: 'https://tv.acme.example/',
  socket_base_url: '/',
  redirect_hosts: ['tickets.acme.example'],
  store_url: { ios: 'https://apps.apple.com/app/id1' },
  locales: { default: 'he', enabled: ['he', 'en'] },
  time_zone: 'Asia/Jerusalem',
  theme: {
    default: 'dark',
    dark: Object.fromEntries(colours.map((name) => [name, '#000000'])),
    fonts: { display: 'sofia' },
    logo: { dark: 'assets/dark.svg', light: 'assets/light.svg' },
  },
  navigation: [{ to: '/', label: 'home' }],
  app_config: { app_id_for_ga4: 'G-AB12CD34' },
});
const customer = {
  ...parsed,
  shell: { header: 'bar' },
  content: { realKickoff: true, gender: false },
  disabledPages: {},
};

const site = toSite(customer, { address: (path) => `/x/${path}` });

test('an address on the site’s own origin becomes an empty text in the browser’s settings, and a missing socket null', () => {
  expect(site.apiBase).toBe('');
  expect(site.socketUrl).toBe('');
  expect(toSite({ ...customer, socket_base_url: undefined }, { address: String }).socketUrl).toBeNull();
});

test('a page has link labels in its own language, or else in the default language', () => {
  const categories = [
    { to: '/live/men/', label: { he: 'גברים', en: 'Men' } },
    { to: '/live/cup/', label: { he: 'גביע' } },
  ];
  const getLabels = (locale: 'he' | 'en') =>
    toSite({ ...customer, categories }, { address: String, locale }).categories.map(({ label }) => label);
  expect(getLabels('en')).toEqual([{ en: 'Men' }, { en: 'גביע' }]);
  expect(getLabels('he')).toEqual([{ he: 'גברים' }, { he: 'גביע' }]);
});

test('the customer’s clock sets the hour cycle, and a customer without a clock setting has no hour cycle', () => {
  expect(site.hourCycle).toBeUndefined();
  expect(toSite({ ...customer, clock: '24h' }, { address: String }).hourCycle).toBe('h23');
  expect(toSite({ ...customer, clock: '12h' }, { address: String }).hourCycle).toBe('h12');
});

test('pictures carry their final addresses', () => {
  expect(site.logo.dark).toBe('/x/assets/dark.svg');
  expect(site.artwork.vertical).toBe('/x/assets/artwork/vertical-banner.svg');
});

test('the site’s name is in the language of the page', () => {
  expect(site.name).toBe('אקמי');
  expect(toSite(customer, { address: String, locale: 'en' }).name).toBe('Acme');
  expect(textIn({ en: 'Acme' }, 'fr', 'he')).toBe('Acme');
});

test('consent is required unless the customer turns it off', () => {
  expect(site.consentRequired).toBe(true);
  const consentFreeSite = toSite({ ...customer, consent: { required: false } }, { address: String });
  expect(consentFreeSite.consentRequired).toBe(false);
});

test('pages may redirect to the customer’s stores and domain, and the backend also to the customer’s external hosts', () => {
  expect(site.redirectHosts).toEqual(['apps.apple.com', 'tv.acme.example']);
  expect(site.externalHosts).toEqual(['tickets.acme.example']);
});

test('the browser’s part of customer.json lacks the fields that only the build and the edge use', () => {
  expect(Object.keys(site)).not.toContain('hosts');
  expect(JSON.stringify(site)).not.toContain('G-AB12CD34');
});

test('links to disabled pages are left out of header, categories and footer', () => {
  const links = [
    { to: '/', label: 'home' },
    { to: '/live/hockey/', label: 'live' },
    { to: 'https://acme.example/live/', label: 'live' },
  ];
  const { navigation, categories, legal } = toSite(
    { ...customer, navigation: links, categories: links, legal: links, disabledPages: { '/live/*': '/' } },
    { address: String },
  );
  for (const list of [navigation, categories, legal]) {
    expect(list.map(({ to }) => to)).toEqual(['/', 'https://acme.example/live/']);
  }
});
