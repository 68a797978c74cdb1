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
export { listOf, type ListWord, type ReadWord } from './page/read-word.ts';
export { definePage } from './page/define-page.tsx';
export type { PageDefinition, PageElsewhere, PageProps } from './page/page-definition.ts';
export { createPageContext, type PageContextParts, type PageVisit } from './page/page-context.ts';
export { type Known, needed, type Needed, type PageQueries } from './page/page-queries.ts';
export { Boundary } from './boundary.tsx';
export { keptLoad } from './kept-load.ts';
export { useSettled } from './use-settled.ts';
export { useOnLine } from './use-on-line.ts';
export { type OpenInAddress, useOpenInAddress } from './use-open-in-address.ts';
export { LaterTextsProvider, type LoadTexts, useLaterTexts } from './later-texts.ts';
export {
  defineSlot,
  fill,
  type Fills,
  loadFills,
  Slot,
  type SlotFill,
  SlotProvider,
  type SlotToken,
  useFilled,
} from './slot.tsx';
export { useFailedPart } from './use-failed-part.ts';
export { useLaterFills } from './use-later-fills.ts';
export {
  accountDeletion,
  accountFrame,
  type AccountLinkProps,
  accountNavigation,
  entrance,
  type EntrancePress,
  homeOwn,
  notificationSettings,
  personalization,
  signUpFrame,
} from './page-slots.ts';
export { footerEnd, headerSearch, headerTools, overlays, phoneBar, topBanner } from './slots.ts';
export { signUpStep, useSignUpSteps } from './sign-up-steps.ts';
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
export type { AtomStore, SessionContext, Viewer, ViewerSession } from './session.ts';
export { admittedAtom, useIsAdmitted, whileAdmitted } from './admitted.ts';
export { forgetWithViewer } from './forget-with-viewer.ts';
export type { QueryMeta } from './query-meta.ts';
export { useAskedViewer, useViewer, useViewerToken, ViewerProvider } from './viewer.ts';
export { HeadProvider, type PageHead, useHead } from './head.ts';
export { type Intent, IntentProvider, type OnIntent, useOnIntent } from './intent.ts';
export { NotifyProvider, useNotify } from './notify.tsx';
export { useWrite, type Wish, write, type Writing, type Written } from './writing/write.ts';
export { useWishes } from './writing/use-wishes.ts';
export { takeHiddenQuery } from './hidden-query.ts';
export { pathWith, readReturnTo } from './return-path.ts';
export { isOffered, noteMissingCall, type OptionalCall } from './optional-calls.ts';
export { isPaidWay, isPayingPath, notePaidWay, signedUpWord } from './paying-way.ts';
export { errorTextIn, useErrorText } from './use-error-text.ts';
export { httpsAddress, ownPath } from './safe-address.ts';
export { type Place, places, type SlotPlace } from './place.ts';
