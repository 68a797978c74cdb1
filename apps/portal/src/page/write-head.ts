import { toUrl } from '@touchline/contract';
import type { SiteConfig } from '@touchline/feature-kit';
import type { PageData } from '@touchline/feature-kit/rendering';
import { type Locale, localePath, splitLocalePath } from '@touchline/i18n';

/** The values that a page sets in the document's head. */
export interface HeadParts {
  meta: PageData['meta'];
  /** The document's title, including the site's name. */
  title: string;
  locales: SiteConfig['locales'];
}

/**
 * Updates the document's head for the shown page, at the browser's address. It changes the elements that the edge
 * wrote, and removes structured data.
 */
export function writeHead({ meta, title, locales }: HeadParts): void {
  const { path } = splitLocalePath(location.pathname, locales);
  // The server's `og:url` has the customer's own domain.
  const origin = toUrl(getContent('og:url') ?? '')?.origin ?? location.origin;
  const getUrl = (locale: Locale) => origin + localePath(path, locale, locales);
  const currentAddress = origin + location.pathname;
  setMeta('name', 'description', meta.description);
  setMeta('name', 'robots', meta.noIndex ? 'noindex' : undefined);
  setMeta('property', 'og:title', meta.title || title);
  setMeta('property', 'og:type', meta.type ?? 'website');
  setMeta('property', 'og:description', meta.description);
  setMeta('property', 'og:image', meta.image && toUrl(meta.image, origin)?.href);
  setMeta('property', 'og:url', currentAddress);
  removeElements('link[rel="canonical"], link[rel="alternate"][hreflang], script[type="application/ld+json"]');
  if (meta.noIndex) return;
  addLink({ rel: 'canonical', href: currentAddress });
  for (const locale of locales.enabled) addLink({ rel: 'alternate', hreflang: locale, href: getUrl(locale) });
  addLink({ rel: 'alternate', hreflang: 'x-default', href: getUrl(locales.default) });
}

const getContent = (property: string): string | undefined =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? undefined;

function removeElements(selector: string): void {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
}

function addLink(attributes: Readonly<Record<string, string>>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

function setMeta(kind: 'name' | 'property', key: string, content: string | undefined): void {
  const presentElement = document.head.querySelector(`meta[${kind}="${key}"]`);
  if (!content) return presentElement?.remove();
  const element = presentElement ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(kind, key);
  element.setAttribute('content', content);
}
