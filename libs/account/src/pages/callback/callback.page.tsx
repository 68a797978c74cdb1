import { definePage, type PageModule } from '@touchline/feature-kit';
import { useParams } from 'react-router-dom';
import type { AccountOptions } from '../../options.ts';
import { Callback } from './callback.tsx';
import { useProviderReturn } from './use-provider-return.ts';

function CallbackPage({ options }: { options: AccountOptions }) {
  const { provider = '' } = useParams();
  return <Callback state={useProviderReturn(provider, options.new_device_flow === true)} />;
}

/** /auth/oauth2/callback/{provider} (specification, section 2): the return address for providers. */
export const callbackPage = (options: AccountOptions): PageModule =>
  definePage({
    Page: () => <CallbackPage options={options} />,
    meta: ({ texts }) => ({ title: texts('account')('callback.title'), noIndex: true }),
  });
