import { definePage, type PageModule } from '@touchline/feature-kit';
import { useLocation } from 'react-router-dom';
import type { AccountOptions } from '../../options.ts';
import { Limit } from './limit.tsx';

/** /auth/login/limit (specification, section 2). A second visit has another payload, and remounts the page. */
function Page({ options }: { options: AccountOptions }) {
  return <Limit key={useLocation().key} options={options} />;
}

export const limitPage = (options: AccountOptions): PageModule =>
  definePage({
    Page: () => <Page options={options} />,
    meta: ({ texts }) => ({ title: texts('account')('limit.title'), noIndex: true }),
  });
