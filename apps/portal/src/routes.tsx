import type { PageRoute } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { type PageData, unknownPageId } from '@touchline/feature-kit/rendering';
import type { AppParts } from './app.tsx';
import { AroundPages } from './around-pages.tsx';
import { PageHost } from './page-host.tsx';
import { ShellProblem } from './shell-problem.tsx';

/** Loads one page: on the server from the backend, in the browser from the page's payload. Null is an unknown address. */
export type LoadRoute = (route: PageRoute | null, args: LoaderFunctionArgs) => Promise<PageData | Response>;

/** The route table: every page of the enabled features inside the shell. */
export function createRoutes(
  { composition, looks }: Pick<AppParts, 'composition' | 'looks'>,
  load: LoadRoute,
): RouteObject[] {
  const page = (route: PageRoute | null, place: { index: true } | { path: string }): RouteObject => ({
    ...place,
    id: route?.page ?? unknownPageId,
    handle: route,
    loader: (args) => load(route, args),
    element: (<PageHost route={route} />) as ReactNode,
  });
  return [
    {
      element: <AroundPages looks={looks} />,
      errorElement: <ShellProblem />,
      children: [
        ...composition.routes.map((route) => page(route, route.path === '' ? { index: true } : { path: route.path })),
        page(null, { path: '*' }),
      ],
    },
  ];
}
