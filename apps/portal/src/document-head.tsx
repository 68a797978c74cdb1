import { useEffect } from 'react';
import type { PageMeta } from '@touchline/feature-kit';
import { documentTitle } from './document-title.ts';
import { useSite } from './site-context.ts';

/** Keeps the document's head true after a navigation; the first one was written by the server. */
export function DocumentHead({ meta }: { meta: Omit<PageMeta, 'jsonLd' | 'hero'> }) {
  const site = useSite();
  const { title, description, noIndex } = meta;
  useEffect(() => {
    document.title = documentTitle(title, site.name);
    setMeta('description', description ?? '');
    setMeta('robots', noIndex ? 'noindex' : '');
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', location.origin + location.pathname);
  }, [title, description, noIndex, site.name]);
  return null;
}

function setMeta(name: string, content: string): void {
  const present = document.querySelector(`meta[name="${name}"]`);
  if (!content) return present?.remove();
  const element = present ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute('name', name);
  element.setAttribute('content', content);
}
