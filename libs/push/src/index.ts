export type { PushOptions } from './options.ts';
export { createPush, type Push, type PushParts } from './provider/create-push.ts';
export type { PushProvider, Tags } from './provider/push-provider.ts';
export { createPushStore, type PushFacts, type PushState, type PushStore, getState } from './push-store.ts';
