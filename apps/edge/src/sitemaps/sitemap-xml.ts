/** A recording in a video sitemap. */
export interface ListedVideo {
  /** Reveals no score. */
  title: string;
  description: string;
  /** Absolute. */
  thumbnail: string;
  /** Absolute address of a free recording's stream; without it search engines list only the page. */
  content: string | undefined;
  /** ISO 8601. */
  published: string | undefined;
  /** Seconds. */
  duration: number | undefined;
  isFree: boolean;
}

/** A page for search engines, with the addresses of its languages. */
export interface ListedPage {
  /** Absolute, in the site's default language. */
  address: string;
  /** The page's languages with their addresses, `x-default` included; empty for a site with one language. */
  languages: readonly (readonly [language: string, address: string])[];
  /** When the page changed, ISO 8601. */
  changed?: string | undefined;
  video?: ListedVideo | undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML, without the characters that XML forbids. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

const createTag = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : `<${name}>${escapeXml(String(value))}</${name}>`;

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const isCompleteVideo = ({ content }: ListedVideo): boolean => content !== undefined;

function createVideoTag(video: ListedVideo): string {
  const { title, description, thumbnail, content, published, duration, isFree } = video;
  return `<video:video>${[
    createTag('video:thumbnail_loc', thumbnail),
    createTag('video:title', title),
    createTag('video:description', description),
    createTag('video:content_loc', content),
    // Search engines accept durations of at most eight hours.
    createTag(
      'video:duration',
      duration === undefined ? undefined : Math.min(28_800, Math.max(1, Math.round(duration))),
    ),
    createTag('video:publication_date', published),
    createTag('video:requires_subscription', isFree ? 'no' : 'yes'),
  ].join('')}</video:video>`;
}

const createPageTag = ({ address, languages, changed, video }: ListedPage): string =>
  `<url>${[
    createTag('loc', address),
    createTag('lastmod', changed),
    ...languages.map(
      ([language, languageAddress]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(languageAddress)}"/>`,
    ),
    // A search engine refuses a video without the address of its stream.
    video && isCompleteVideo(video) ? createVideoTag(video) : '',
  ].join('')}</url>`;

/** A sitemap: https://www.sitemaps.org/protocol.html, with the languages and videos that search engines read. */
export const writeSitemap = (pages: readonly ListedPage[]): string =>
  `${xmlDeclaration}<urlset xmlns="${sitemapNamespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">${pages.map(createPageTag).join('')}</urlset>`;

/** The index of sitemaps. @param addresses absolute */
export const writeIndex = (addresses: readonly string[]): string =>
  `${xmlDeclaration}<sitemapindex xmlns="${sitemapNamespace}">${addresses.map((address) => `<sitemap>${createTag('loc', address)}</sitemap>`).join('')}</sitemapindex>`;
