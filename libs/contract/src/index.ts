// Errors
export { errorCodeOfStatus, errorCodes, toErrorCode, type ErrorCode } from './error-codes.ts';
export { PortalError, toPortalError } from './portal-error.ts';

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
} from './endpoint.ts';
export { failureOf, readAnswer, type Answer } from './read-answer.ts';
export { readTolerantly, type Reading, type Rejected } from './read-tolerantly.ts';
export { decodeQuery, encodeQuery, type QueryWords } from './query-words.ts';

// Ids and values
export type { EventId, Id, IdentityId, TeamId, UserId } from './ids.ts';
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
} from './event-values.ts';
export { sportPeriods, type SportPeriods } from './sport-periods.ts';

// Lists
export { paged, pagingSchema, type Paged, type PagingWords, type SortDirection, type SortField } from './paged.ts';
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
} from './list-filters.ts';
export { dateRange, datePresets, startOfDay, type DatePreset } from './date-range.ts';
export { roundedTo } from './rounded-time.ts';

// Events and clips
export {
  eventClockSchema,
  eventIdentitySchema,
  eventSchema,
  eventSourceSchema,
  eventTeamSchema,
  type EventClock,
  type EventIdentity,
  type EventSource,
  type EventTeam,
  type WireEvent,
} from './event.ts';
export {
  getClip,
  getEvent,
  getGroupedSportCount,
  getRelatedVideos,
  listClips,
  listEvents,
  sportCountSchema,
  type SportCount,
} from './event-endpoints.ts';
export { eventStatsSchema, getEventStats, type EventStats } from './stats.ts';
export { getChannelProgram, programSchema, type Program } from './program.ts';

// Teams, categories, search, portal
export { getTeam, listTeams, teamListBodySchema, teamSchema, type Team, type TeamListBody } from './team.ts';
export {
  bannerSchema,
  getIdentity,
  identityListBodySchema,
  identitySchema,
  listIdentities,
  type Banner,
  type Identity,
  type IdentityListBody,
} from './identity.ts';
export { suggest, suggestionSchema, type Suggestion } from './suggest.ts';
export {
  getPortalPage,
  getPortalRedirect,
  pageSchema,
  redirectSchema,
  type PortalPage,
  type PortalRedirect,
} from './portal.ts';

// Accounts: session, devices, profile, what the viewer keeps
export {
  exchangeToken,
  loginUser,
  logoutUser,
  registerUser,
  signInProviders,
  tokenExchangeGrant,
  tokenTypes,
  type SignInProvider,
} from './session-endpoints.ts';
export { signInAnswerSchema, tokenDataSchema, type SignInAnswer, type TokenData } from './sign-in-answer.ts';
export { changePassword, forgotPassword, resetPassword } from './password-endpoints.ts';
export { deleteAccount, getProfile, updateProfile } from './profile-endpoints.ts';
export {
  profileChangesSchema,
  profileSchema,
  registrationSchema,
  surveyEntrySchema,
  userGenders,
  type Profile,
  type ProfileChanges,
  type Registration,
  type SurveyEntry,
  type UserGender,
} from './user.ts';
export { checkCurrentDevice, deleteDevice, doNotRegister, getDevices, registerDevice } from './device-endpoints.ts';
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
} from './device.ts';
export { addToWatchlist, getWatchlist, removeFromWatchlist } from './watchlist-endpoints.ts';
export { deleteClip, listUserClips, updateClip, userClipSchema, type UserClip } from './user-clip-endpoints.ts';

// Realtime
export {
  socketPath,
  type Acknowledge,
  type ClientToServerEvents,
  type ServerToClientEvents,
  type SocketAuth,
} from './socket-events.ts';
export {
  acknowledgementSchema,
  eventChangesSchema,
  eventRoomSchema,
  eventUrlChangeSchema,
  removeUserDeviceSchema,
  updateEventSchema,
  userRoomSchema,
  type Acknowledgement,
  type EventChanges,
  type EventRoom,
  type EventUrlChange,
  type RemoveUserDevice,
  type UpdateEvent,
  type UserRoom,
} from './socket-payloads.ts';
export { readAcknowledgement, readSocketPayload } from './socket-messages.ts';
export { applyEventChanges } from './apply-event-changes.ts';
