import { createAddressResolver, cleanLink } from '@touchline/content';
import { toSitePath, useSite } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/**
 * Prefixes a text's ids, so that they differ from the page's own ids and from names that scripts look up on the
 * document.
 */
export const toTextId = (id: string): string => `text-${id}`;

const isFile = (path: string): boolean => /\.\w+(?:[?#]|$)/.test(path);

interface TextLinkProps {
  href: string | undefined;
  target: string | undefined;
  children: ReactNode;
}

/**
 * A link in a text: to a heading, a page of the portal, a file of the backend, or to http(s), mailto and tel. Any other
 * link becomes plain text.
 */
export function TextLink({ href = '', target, children }: TextLinkProps) {
  const { apiBase } = useSite();
  if (/^#./.test(href)) return <a href={`#${toTextId(href.slice(1))}`}>{children}</a>;
  const path = toSitePath(href);
  if (path !== null && !isFile(path)) return <Link to={path}>{children}</Link>;
  const address = cleanLink(href) ?? (path === null ? undefined : createAddressResolver(apiBase)(path));
  if (address === undefined) return <span>{children}</span>;
  return (
    <a href={address} target={target === '_blank' ? target : undefined} rel="noopener">
      {children}
    </a>
  );
}
