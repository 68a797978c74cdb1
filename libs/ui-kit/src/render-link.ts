import type { ReactElement, ReactNode } from 'react';

/** Props for a link in the style of the component: pass all of them to the router's link. */
export interface LinkProps {
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'true' | 'date' | undefined;
  'aria-label'?: string | undefined;
}

/**
 * Draws a router link with the component's styles and content, because this library knows no router:
 * `render={(link) => <Link to="/live" {...link} />}`. Return a plain `<a>` for other sites.
 */
export type RenderLink = (link: LinkProps) => ReactElement;
