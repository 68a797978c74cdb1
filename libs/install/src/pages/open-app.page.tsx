import { definePage } from '@touchline/feature-kit';
import { codeQuery } from './code-query.ts';
import { OpenApp } from './open-app.tsx';

/** /open-app. */
export const openAppPage = definePage({
  queries: (context) => ({ code: codeQuery(context) }),
  Page: ({ queries: { code } }) => <OpenApp query={code} />,
  meta: ({ texts }) => ({ title: texts('install')('openApp.title'), noIndex: true }),
});
