export {
  defaultLimits,
  type Api,
  type ApiLimits,
  type ApiOptions,
  type ApiReport,
  type AuthAdapter,
  type CallArguments,
  type CallOptions,
} from './api.ts';
export { anyOf } from './any-of.ts';
export { createApi } from './create-api.ts';
export { ApiProvider, useApi } from './api-context.ts';
export { readPages } from './read-pages.ts';
export { resolveAddress } from './resolve-address.ts';
