export type { LocalizedText, SiteConfig, SiteLink, SiteScope } from './site.ts';
export { SiteProvider, useSite } from './site-context.ts';
export { useSiteText } from './use-site-text.ts';
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
export { getRoutePattern } from './page/route-pattern.ts';
export { Boundary } from './page/boundary.tsx';
export { lazyOnce } from '@touchline/contract';
export { useDebounced } from './page/use-debounced.ts';
export { useOnLine } from './document/use-on-line.ts';
export { type OpenInAddress, useOpenInAddress } from './document/use-open-in-address.ts';
export { defineSlot, fill, type Fills, loadFills, type SlotFill, type SlotToken } from './slots/fill.ts';
export { LazyTextsProvider, type LoadTexts, Slot, SlotProvider, useIsSlotFilled, useLazyTexts } from './slots/slot.tsx';
export { useFailedPart } from './page/use-failed-part.ts';
export {
  accountDeletion,
  accountFrame,
  type AccountLinkProps,
  accountNavigation,
  accountOverview,
  homePersonalRows,
  notificationSettings,
  personalization,
  signUpFrame,
  signUpStep,
} from './slots/page-slots.ts';
export { useSignUpSteps } from './slots/use-sign-up-steps.ts';
export { footerEnd, headerSearch, headerTools, overlays, phoneBar, topBanner } from './slots/slots.ts';
export { type AnyManifest, type Composition, composeFeatures } from './manifest/compose-features.ts';
export type { Guard, GuardOutcome, GuardTarget } from './manifest/guard.ts';
export type { NoticeAction, Notify, ShownPage, StartContext, StartEffect } from './manifest/start-context.ts';
export type {
  AtomStore,
  SessionSetupContext,
  SignInPage,
  Viewer,
  ViewerActions,
  ViewerSession,
} from './viewer/session.ts';
export { signedInViewerAtom, useIsDeviceChecked, whileSignedIn } from './viewer/while-signed-in.ts';
export { clearAtSignOut } from './viewer/clear-at-sign-out.ts';
export type { QueryMeta } from './page/query-meta.ts';
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
export { useLoadViewer, useViewer, useViewerActions, useViewerToken, ViewerProvider } from './viewer/viewer.ts';
export { HeadProvider, type PageHead, useHead } from './document/head.ts';
export { type Intent, IntentProvider, type OnIntent, useOnIntent } from './document/intent.ts';
export { NotifyProvider, useNotify } from './writing/notify.tsx';
export {
  useWrite,
  type WriteVariables,
  write,
  type WriteMutation,
  type WriteOutcome,
  useLostWrites,
  usePendingWrites,
} from './writing/write.ts';
export { useLazySlots } from './slots/use-lazy-slots.ts';
export { consumeHiddenQuery } from './page/with-query-params.ts';
export { pathWith, readReturnTo } from './sign-in/return-path.ts';
export { isOffered, missingCalls, type OptionalCall } from './page/optional-calls.ts';
export { isPaidPath, isPaymentPath, storePaidPath, signedUpParam } from './sign-in/payment-path.ts';
export { errorTextIn, useErrorText } from './page/use-error-text.ts';
export { httpsAddress, toSitePath } from './page/safe-address.ts';
export { type SlotLocation, slotLocations, type SlotLocationOrLater } from './slots/slot-location.ts';
