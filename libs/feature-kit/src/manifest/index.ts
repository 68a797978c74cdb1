/** The exports for manifests. Node loads them without a bundler, so they import no `.tsx` file and no style. */
export {
  type BrowserManifest,
  browserKeys,
  type CspSources,
  defineManifest,
  type FeatureRoute,
  type Manifest,
} from './manifest.ts';
export { createLocalizedText, createTextField, createTextPerLanguage } from './text-schemas.ts';
export type { Guard } from './guard.ts';
export type { PageModule, RouteFacts } from '../page/page.ts';
export type { SlotFill } from '../slots/fill.ts';
export type { StartContext, StartEffect } from './start-context.ts';
export { defineSlot, fill } from '../slots/fill.ts';
export { footerEnd, headerSearch, headerTools, overlays, phoneBar, topBanner } from '../slots/slots.ts';
export {
  accountDeletion,
  accountFrame,
  accountNavigation,
  accountOverview,
  homePersonalRows,
  notificationSettings,
  personalization,
  signUpFrame,
  signUpStep,
} from '../slots/page-slots.ts';
export { pathWith, readReturnTo } from '../sign-in/return-path.ts';
export { whileSignedIn } from '../viewer/while-signed-in.ts';
export { clearAtSignOut } from '../viewer/clear-at-sign-out.ts';
