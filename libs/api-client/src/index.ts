export {
  defaultLimits,
  type Api,
  type ApiLimits,
  type ApiOptions,
  type MissingCalls,
  type ApiReport,
  type AuthAdapter,
  type CallArguments,
  type CallOptions,
  ApiProvider,
  useApi,
} from './api.ts';
export type { AdaptedRequest, BackendAdapter } from './backend-adapter.ts';
export { anySignal } from './any-signal.ts';
export { createApi } from './create-api.ts';
export { readAllPages, readWholeList, type WholeList } from './read-all-pages.ts';
export { resolveAddress } from './resolve-address.ts';
