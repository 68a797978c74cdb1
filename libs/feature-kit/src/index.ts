export type { LocalizedText, SiteConfig, SiteLink, SiteScope } from './site.ts';
export { SiteProvider, useSite } from './site-context.ts';
export type {
  NamedPage,
  PageContext,
  PageLayout,
  PageLoaded,
  PageMeta,
  PreviewPicture,
  PreviewSide,
  PageModule,
  PageRoute,
  QueryContext,
  RouteFacts,
} from './page/page.ts';
export { getList, type ListQueryParam, type QueryParamSpec } from './page/query-param-spec.ts';
export { definePage } from './page/define-page.tsx';
export type { PageDefinition, PageReplacement, PageProps } from './page/page-definition.ts';
export { createPageContext, type PageContextParts, type PageVisit } from './page/page-context.ts';
export { type Known, needed, type Needed, type PageQueries } from './page/page-queries.ts';
export { Boundary } from './boundary.tsx';
export { lazyOnce } from '@touchline/contract';
export { useDebounced } from './use-debounced.ts';
export { useOnLine } from './use-on-line.ts';
export { type OpenInAddress, useOpenInAddress } from './use-open-in-address.ts';
export {
  LazyTextsProvider,
  type LoadTexts,
  useLazyTexts,
  defineSlot,
  fill,
  type Fills,
  loadFills,
  Slot,
  type SlotFill,
  SlotProvider,
  type SlotToken,
  useIsSlotFilled,
} from './slot.tsx';
export { useFailedPart } from './use-failed-part.ts';
export {
  accountDeletion,
  accountFrame,
  type AccountLinkProps,
  accountNavigation,
  homePersonalRows,
  notificationSettings,
  personalization,
  signUpFrame,
  signUpStep,
  useSignUpSteps,
} from './page-slots.ts';
export { footerEnd, headerSearch, headerTools, overlays, phoneBar, topBanner } from './slots.ts';
export {
  type AnyFeature,
  type Composition,
  composeFeatures,
  type Contribution,
  defineFeature,
  type Feature,
  type Guard,
  type GuardOutcome,
  type GuardTarget,
  type NoticeAction,
  type Notify,
  type ShownPage,
  type StartContext,
  type StartEffect,
} from './feature.ts';
export type { AtomStore, SessionSetupContext, SignInPage, Viewer, ViewerActions, ViewerSession } from './session.ts';
export { signedInViewerAtom, useIsDeviceChecked, whileSignedIn } from './while-signed-in.ts';
export { clearAtSignOut } from './clear-at-sign-out.ts';
export type { QueryMeta } from './query-meta.ts';
export {
  hasPendingAction,
  isPendingActionStarted,
  type PendingAction,
  pendingActionAtom,
  setPendingActionStarted,
  storePendingAction,
  takePendingAction,
} from './sign-in/pending-action.ts';
export { type RequireSignIn, useRequireSignIn } from './sign-in/use-require-sign-in.ts';
export { useLoadViewer, useViewer, useViewerActions, useViewerToken, ViewerProvider } from './viewer.ts';
export { HeadProvider, type PageHead, useHead } from './head.ts';
export { type Intent, IntentProvider, type OnIntent, useOnIntent } from './intent.ts';
export { NotifyProvider, useNotify } from './notify.tsx';
export {
  useWrite,
  type WriteVariables,
  write,
  type WriteMutation,
  type WriteOutcome,
  useLostWrites,
  usePendingWrites,
} from './writing/write.ts';
export { useLazySlots } from './use-lazy-slots.ts';
export { consumeHiddenQuery } from './with-query-params.ts';
export { pathWith, readReturnTo } from './return-path.ts';
export { isOffered, missingCalls, type OptionalCall } from './optional-calls.ts';
export { isPaidPath, isPaymentPath, storePaidPath, signedUpParam } from './payment-path.ts';
export { errorTextIn, useErrorText } from './use-error-text.ts';
export { httpsAddress, toSitePath } from './safe-address.ts';
export { type SlotLocation, slotLocations, type SlotLocationOrLater } from './slot-location.ts';
