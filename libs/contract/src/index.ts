// Errors
export {
  errorCodeOfStatus,
  errorCodes,
  isKnownErrorCode,
  toErrorCode,
  type ErrorCode,
  type KnownErrorCode,
} from './wire/error-codes.ts';
export { isAnswerLost, PortalError, toPortalError } from './wire/portal-error.ts';
export { isNotOffered, orNotOffered } from './wire/is-not-offered.ts';

// Late loading
export { lazyClient, lazyCode, lazyOnce } from './lazy/lazy.ts';

// Values that change
export { createListeners, createValue, type Listeners, type WritableValue } from './observable/create-value.ts';

// Endpoints and answers
export {
  defineEndpoint,
  endpointPath,
  type Auth,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type Method,
  type RequestSchemas,
  type SentRequest,
  decodeQuery,
  encodeQuery,
  type QueryParams,
} from './wire/endpoint.ts';
export { getFailure, readAnswer, unreadableStatus, type Answer, type AnswerContext } from './wire/read-answer.ts';
export { readTolerantly, type Reading, type Rejected } from './wire/read-tolerantly.ts';

// Ids and values
export { isId } from './wire/is-id.ts';
export { unsaidId } from './wire/unsaid-id.ts';
export { toUrl } from './wire/to-url.ts';
export type { EventId, Id, IdentityId, TeamId, UserId } from './wire/ids.ts';
export {
  commerceCoverages,
  commerceTypes,
  eventCategories,
  eventStatuses,
  genders,
  identityTypes,
  mediaSubTypes,
  mediaTypes,
  type CommerceCoverage,
  type EventStatus,
  type IdentityType,
  type MediaSubType,
  type MediaType,
} from './events/event-values.ts';
export { sportPeriods, type SportPeriods } from './events/sport-periods.ts';

// Lists
export { paged, pagingSchema, type Paged, type PagingWords, type SortDirection, type SortField } from './wire/paged.ts';
export {
  clipFiltersSchema,
  clipListBodySchema,
  dateRangeSchema,
  eventFiltersSchema,
  eventListBodySchema,
  type ClipFilters,
  type ClipListBody,
  type DateRange,
  type EventFilters,
  type EventListBody,
} from './events/list-filters.ts';
export { dateRange, datePresets, rangeOfDays, startOfDay, type DatePreset } from './events/date-range.ts';
export { roundedTo } from './events/rounded-time.ts';

// Events and clips
export {
  eventClockSchema,
  eventEntrySchema,
  eventIdentitySchema,
  eventSchema,
  eventSourceSchema,
  eventTeamSchema,
  type EventClock,
  type LastGoal,
  type EventIdentity,
  type EventSource,
  type EventTeam,
  type WireEvent,
  withFacts,
} from './events/event.ts';
export { hasNextPage } from './wire/has-next-page.ts';
export { getOwnValue } from './wire/get-own-value.ts';
export { tidyLine } from './wire/tidy-line.ts';
export {
  calendarDurationSeconds,
  calendarLine,
  calendarSequence,
  calendarUid,
  teamCalendarPath,
} from './events/calendar.ts';
export { revealsScore, getSafeTitle } from './events/safe-title.ts';
export {
  getClip,
  getEvent,
  getGroupedSportCount,
  getRelatedVideos,
  listClips,
  listEvents,
  sportCountSchema,
  type SportCount,
} from './events/event-endpoints.ts';
export type { LineUp, LineUpPlayer, LineUps } from './events/line-ups.ts';
export { eventStatsSchema, getEventStats, type EventStats, type ScoreChange } from './events/stats.ts';
export { tagKinds, tagSchema, tagTypes, type Tag, type TagKind, type TagTeam, type TagType } from './events/tag.ts';
export { listTags, removeTags, saveTag, updateTag, type TagSaveBody } from './events/tag-endpoints.ts';
export { getChannelProgram, programSchema, type Program } from './events/program.ts';

// Products and payments
export {
  accessModels,
  contractStatuses,
  declineReasons,
  durationUnits,
  invoiceStatuses,
  paymentStatuses,
  productTypes,
  type AccessModel,
  type ContractStatus,
  type DeclineReason,
  type DurationUnit,
  type InvoiceStatus,
  type PaymentStatus,
  type ProductType,
} from './commerce/commerce-values.ts';
export {
  getCommerceOptions,
  getPpvTickets,
  getSubscription,
  getSubscriptions,
  productSchema,
  type LastPayment,
  type PpvTicket,
  type Product,
} from './commerce/product.ts';
export {
  cancelContract,
  customerContractSchema,
  getContract,
  listContracts,
  resumeContract,
  type CustomerContract,
} from './commerce/customer-contract.ts';
export {
  buyTicketByStoredCard,
  cancelOrder,
  chargeSchema,
  checkoutSubscription,
  checkoutTicket,
  getPaymentStatus,
  idempotencyHeader,
  isIdempotencyKey,
  subscribeByStoredCard,
  type Charge,
  type ShownPrice,
} from './commerce/charge.ts';
export { isPayable, isZero } from './commerce/is-payable.ts';
export { getCoverage, type Coverage, type HeldAccess, type OfferedAccess } from './commerce/coverage.ts';
export {
  checkAccessCode,
  maxAccessCodeCharacters,
  openedProductSchema,
  redeemAccessCode,
  type OpenedProduct,
} from './commerce/access-code.ts';
export {
  creditCardSchema,
  deleteCreditCard,
  getCreditCard,
  getInvoices,
  invoiceSchema,
  saveCreditCard,
  type CreditCard,
  type Invoice,
} from './commerce/billing.ts';

// Teams, categories, search, portal
export { getTeam, listTeams, teamListBodySchema, teamSchema, type Team, type TeamListBody } from './portal/team.ts';
export {
  bannerSchema,
  getIdentity,
  identityListBodySchema,
  identitySchema,
  listIdentities,
  type Banner,
  type Identity,
  type IdentityListBody,
} from './portal/identity.ts';
export { getStandings, matchOutcomes, standingSchema, type MatchOutcome, type Standing } from './portal/standings.ts';
export { suggest, suggestionSchema, type Suggestion, type SuggestQuery } from './portal/suggest.ts';
export {
  getPortalPage,
  getPortalRedirect,
  pageSchema,
  redirectSchema,
  type PortalPage,
  type PortalRedirect,
} from './portal/portal.ts';
export { maxPageDepth, maxPageCharacters, maxPageElements, pageAttributes, pageTags } from './portal/page-html.ts';

// Accounts: session, devices, profile, the viewer's lists
export {
  exchangeToken,
  loginUser,
  logoutUser,
  registerUser,
  signInProviders,
  tokenExchangeGrant,
  tokenTypes,
  type SignInProvider,
} from './accounts/session-endpoints.ts';
export { signInAnswerSchema, tokenDataSchema, type SignInAnswer, type TokenData } from './accounts/sign-in-answer.ts';
export { changePassword, forgotPassword, resetPassword } from './accounts/password-endpoints.ts';
export { loginWithCode, sendLoginCode } from './accounts/code-endpoints.ts';
export {
  addPasskey,
  deletePasskey,
  getNewPasskeyChallenge,
  getPasskeyChallenge,
  getPasskeys,
  loginWithPasskey,
  renamePasskey,
} from './accounts/passkey-endpoints.ts';
export {
  newPasskeySchema,
  passkeyAssertionSchema,
  type NewPasskey,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyList,
  type PasskeyRequest,
} from './accounts/passkey.ts';
export { deleteAccount, getProfile, updateProfile } from './accounts/profile-endpoints.ts';
export { alertOptions, alertKinds, getAlerts, getClubTeam, type AlertKind } from './accounts/team-alerts.ts';
export {
  profileChangesSchema,
  profileOptionSchema,
  profileSchema,
  registrationSchema,
  surveyEntrySchema,
  userGenders,
  type Profile,
  type ProfileChanges,
  type ProfileOption,
  type Registration,
  type SurveyEntry,
  type UserGender,
} from './accounts/user.ts';
export {
  checkCurrentDevice,
  deleteDevice,
  doNotRegister,
  getDevices,
  registerDevice,
} from './accounts/device-endpoints.ts';
export {
  deviceCheckSchema,
  deviceDescriptionSchema,
  deviceListSchema,
  deviceSchema,
  deviceTypes,
  limitedDeviceListSchema,
  type Device,
  type DeviceCheck,
  type DeviceDescription,
  type DeviceList,
  type DeviceType,
  type LimitedDeviceList,
} from './accounts/device.ts';
export {
  createCalendarAddress,
  followedPageSize,
  followedSchema,
  followedTypes,
  followTargets,
  listFollowed,
  removeFollow,
  saveFollow,
  type FollowedType,
  type FollowTarget,
  type WireFollowed,
} from './portal/following.ts';
export { addToWatchlist, getWatchlist, removeFromWatchlist } from './accounts/watchlist-endpoints.ts';
export {
  getPositions,
  maxPositionsPerCall,
  positionSchema,
  savePosition,
  type WirePosition,
} from './accounts/position-endpoints.ts';
export { clipLimits } from './accounts/clip-limits.ts';
export {
  createClip,
  deleteClip,
  listUserClips,
  newClipSchema,
  updateClip,
  userClipSchema,
  type NewClip,
  type UserClip,
} from './accounts/user-clip-endpoints.ts';

// Realtime
export { socketPath, type SocketAuth } from './realtime/socket-path.ts';
export {
  defineMessage,
  readMessage,
  getRoomId,
  type MessagePayload,
  type MessageReading,
  type SocketMessage,
  type SocketRoom,
} from './realtime/socket-message.ts';
export {
  commentOnMedia,
  commentOnMediaDeleted,
  commentOnMediaUpdated,
  eventUrlChange,
  joinEventRoom,
  leaveEventRoom,
  updateEvent,
  type EventUrlChange,
  type UpdateEvent,
} from './realtime/event-messages.ts';
export {
  joinUserRoom,
  leaveUserRoom,
  registerSocketUser,
  removeUserDevice,
  unregisterSocketUser,
  userPurchaseStatus,
  type RemoveUserDevice,
  type UserPurchaseStatus,
} from './realtime/user-messages.ts';
export { playbackState, playbackTake, type PlaybackState } from './realtime/playback-messages.ts';
export {
  getLivePart,
  readAcknowledgement,
  type Acknowledge,
  type Acknowledgement,
} from './realtime/acknowledgement.ts';
export type { EventChanges } from './realtime/event-changes.ts';
export { applyEventChanges } from './realtime/apply-event-changes.ts';
