export type { PushOptions } from './options.ts';
export { createPush, type Push, type PushParts } from './api/create-push.ts';
export type { PushProvider, Tags } from './api/push-provider.ts';
export { createPushStore, type PushFacts, type PushState, type PushStore, getState } from './state/push-store.ts';
