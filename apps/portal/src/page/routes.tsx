import type { PageRoute } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { type PageData, unknownPageId } from '@touchline/feature-kit/rendering';
import type { AppParts } from '../parts/app-parts.ts';
import { FirstPageLayout, Layout } from './layout.tsx';
import { PageHost } from './page-host.tsx';
import { ShellProblem } from './shell-problem.tsx';

/**
 * Loads one page: on the server from the backend, in the browser from the page's payload. The route is null for an
 * unknown address.
 */
export type LoadRoute = (route: PageRoute | null, args: LoaderFunctionArgs) => Promise<PageData | Response>;

/** The id of the route around all pages. */
export const layoutRouteId = 'around';

/** Converts pages to the router's routes; null becomes the route of all unknown addresses. */
export const createPageRoutes = (routes: readonly (PageRoute | null)[], load: LoadRoute): RouteObject[] =>
  routes.map((route) => ({
    ...(route?.path === '' ? { index: true } : { path: route?.path ?? '*' }),
    id: route?.page ?? unknownPageId,
    handle: route,
    loader: (args) => load(route, args),
    element: (<PageHost route={route} />) as ReactNode,
  }));

/** The route table: pages inside the shell. */
export const createRoutes = (
  routes: readonly (PageRoute | null)[],
  { looks }: Pick<AppParts, 'looks'>,
  load: LoadRoute,
): RouteObject[] => [
  {
    id: layoutRouteId,
    element: <Layout looks={looks} />,
    errorElement: <ShellProblem />,
    hydrateFallbackElement: <FirstPageLayout looks={looks} />,
    children: createPageRoutes(routes, load),
  },
];
