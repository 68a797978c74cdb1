// Views of events
export { toEventView, type EventView, type EventViewOptions } from './event-view/event-view.ts';
export type { SideView } from './entity/team-view.ts';
export type { AccessBadge, Audience, Availability } from './event-view/access.ts';
export { eventPath } from './event-view/event-path.ts';
export { revealsScore } from '@touchline/contract';
export { isKnownSport, knownSports, getSportText } from './sport/sport-text.ts';
export { useEventViews } from './event-view/use-event-views.ts';

// Teams, leagues and categories
export { toListedTeam, teamListQuery, teamQuery, type TeamListParams } from './entity/team-queries.ts';
export { identityListQuery, identityQuery, type IdentityListParams, isOfSite } from './entity/identity-queries.ts';
export { getLeagueTitle } from './entity/league-title.ts';
export { toTeamView, type TeamView } from './entity/team-view.ts';
export { type IdentityView, toIdentityView, useIdentityViews, useTeamViews } from './entity/identity-view.ts';
export { createAddressResolver, type AddressResolver, cleanText, cleanColor, cleanLink } from './entity/clean.ts';
export type { BannerView } from './entity/banner-view.ts';
export type { ExternalSite } from './entity/get-external-sites.ts';
export {
  categoryPath,
  identityPath,
  leaguePath,
  subCategoryPath,
  teamPath,
  useTeamPath,
} from './entity/entity-paths.ts';
export {
  standingsQuery,
  type StandingFigure,
  type StandingsView,
  type StandingView,
  toStandingsView,
} from './entity/standings.ts';
export { EntityAction, EntityCard, type EntityCardProps, IdentityCard, TeamCard } from './entity/entity-card.tsx';
export { TeamHead } from './entity/team-head.tsx';
export { IdentityHead, type IdentityHeadProps, Banners } from './entity/identity-head.tsx';

// Prefetching on intent
export { type IntentListeners, useIntent } from './event-view/use-intent.ts';

// Queries
export { contentKeys } from './cache/content-keys.ts';
export { eventQuery, type EventQueryOptions, useStreamRenewals } from './queries/event-query.ts';
export {
  clipListInfiniteQuery,
  clipListQuery,
  createClipFetch,
  eventListInfiniteQuery,
  eventListQuery,
  createEventFetch,
} from './queries/event-list-queries.ts';
export { createClipsByIdFetch, relatedQuery, sportCountsQuery } from './queries/more-queries.ts';
export { createFollowedFetch } from './queries/create-followed-fetch.ts';
export { personalPageQuery } from './queries/personal-page-query.ts';
export { guideQuery, getNowAndNext, programmeQuery, type ProgrammeOptions } from './queries/programme-query.ts';
export { withPageLimit, goToPage, growingListQuery, type Now, type FetchPage } from './queries/growing-list.ts';
export { getEntries, getFirstPage, toEventPage, type EventPage, type EventPages } from './cache/event-page.ts';
export type { ClipListParams, EventListParams } from './queries/list-params.ts';
export { findCachedEvent, removeEntry } from './cache/event-copies.ts';
export {
  dependsOnViewer,
  forgetPersonal,
  invalidatePersonal,
  invalidateSuggested,
  personalListOptions,
} from './cache/personal-queries.ts';

// A viewer's clips and own lists
export { matchClipsQuery, personalClipsQuery } from './personal-clips/personal-clips-queries.ts';
export {
  type ClipVariables,
  createClipMutation,
  type DeletionChoice,
  deleteClipMutation,
  renameClipMutation,
} from './personal-clips/clip-writing.ts';

// Line-ups
export {
  getLineUps,
  getPlayersById,
  knownPositions,
  type LineUpView,
  type PlayerView,
} from './line-ups/line-up-view.ts';

// Live
export { applyUpdate, mergeCopies } from './cache/event-cache.ts';
export { connectRoomsToCache, type BadAddress, type RoomsToCacheOptions } from './live/connect-rooms-to-cache.ts';
export { useFirstViewDone } from './live/use-first-view-done.ts';
export { useLiveRoom } from './live/use-live-room.ts';
export { setLatePicture, useIsPictureLate, useLatePicture, type LatePicture } from './spoiler/late-picture.ts';
export { useLiveShown } from './live/live-shown.ts';
export {
  getMatchProgress,
  getMatchTime,
  getPeriodSeconds,
  getPeriodTicks,
  type ClockView,
  type MatchTime,
} from './match-clock/match-time.ts';
export { getMomentTime, type MomentTime } from './match-clock/moment-time.ts';
export { getPeriodNames } from './match-clock/period-names.ts';
export { getClockText, getPeriodText, type ClockText } from './match-clock/clock-text.ts';
export { useOnScreen } from './match-clock/use-on-screen.ts';
export { LiveClock, type LiveClockProps } from './match-clock/live-clock.tsx';
export { LiveTouchline, type LiveTouchlineProps } from './match-clock/live-touchline.tsx';

// Growing lists, and their placeholders and problems
export { useEventList, type EventList, type ListQuery } from './list/use-event-list.ts';
export { LoadMore } from './list/load-more.tsx';
export { CutNote } from './list/cut-note.tsx';
export { PersonalRow, type PersonalRowProps } from './personal-row/personal-row.tsx';
export { PersonalPart, type PersonalPartProps } from './personal-row/personal-part.tsx';
export { BelowScreenContext } from './personal-row/below-screen-context.ts';
export { releaseReservedHeight } from './personal-row/release-reserved-height.ts';
export { useRowScrollRestoration } from './row-scroll/use-row-scroll-restoration.ts';
export { SectionProblem, type SectionProblemProps } from './problem/section-problem.tsx';

// Spoilers
export { useSpoilerFree, type SpoilerFree } from './spoiler/use-spoiler-free.ts';
export { MaskAllScores, useSpoilers, type Spoilers } from './spoiler/use-spoilers.ts';
export { Masked, type MaskedProps } from './spoiler/masked.tsx';
export { personalRowHeights } from './personal-row/personal-row-heights.ts';
export { seenStore, type Seen, usePreviouslySeen } from './spoiler/seen-store.ts';
export { revealsByAppearance } from './spoiler/reveals-by-appearance.ts';
export { EventLength } from './score/event-length.tsx';
export { useShowScore } from './score/use-show-score.ts';
export { useScore, type PictureMoment, type ShownScore } from './score/use-score.ts';
export { ScoreAnnouncer } from './score/score-announcer.tsx';
export { ScoreVeil } from './score/score-veil.tsx';
export { EventTitle } from './score/event-title.tsx';
export { ProgrammeTitle } from './score/programme-title.tsx';

// Slots of features next to an event
export {
  type Entity,
  entityActions,
  entityCardAction,
  eventAccess,
  eventActions,
  eventBelow,
  eventCardAction,
  type EventDisplay,
  eventPlayer,
  eventProgress,
  eventRail,
  eventReason,
  eventSignIn,
  momentAction,
  personalClipActions,
} from './slots.ts';

// Components
export { ScoreBar, type ScoreBarProps } from './score-bar/score-bar.tsx';
export { Crest, type CrestProps } from './crest/crest.tsx';
export { getTeamBackground, type TeamBackground } from './crest/get-team-background.ts';
export { Countdown } from './countdown/countdown.tsx';
export { ShowReasonsContext } from './event-card/event-reason.tsx';
export { EventCard, type EventCardProps } from './event-card/event-card.tsx';
export { ChannelCard, type ChannelCardProps } from './event-card/channel-card.tsx';
export { getChannelColours } from './event-card/channel-colours.ts';
export { EventMiniCard } from './event-mini-card/event-mini-card.tsx';
export { EventRow, type EventRowProps } from './event-row/event-row.tsx';
export { EventHero } from './event-hero/event-hero.tsx';
export { EventImage, type EventImageProps } from './event-card/event-image.tsx';
export { AccessLabel, PersonalAccessContext, type AccessLabelProps } from './event-card/access-label.tsx';
export { getKindText } from './event-card/kind-text.ts';
export { isNamedForTeams } from './event-view/is-named-for-teams.ts';
export { useContentLanguage } from './score/use-content-language.ts';
export { useTitleDirection } from './score/use-title-direction.ts';
export { getCompetitionText } from './event-card/get-competition-text.ts';
export { getStartText } from './event-card/start-text.ts';
export { formatShortDay } from './event-card/format-short-day.ts';
export { MatchArt } from './event-card/match-art.tsx';
export { SportIcon } from './sport/sport-icon.tsx';

// A viewer's lists at the backend
export {
  type FollowedEntry,
  type FollowedIds,
  followedListName,
  toFollowedIds,
  useFollowedIds,
} from './saved-list/use-followed-ids.ts';
export type { EditableList, SavedEntry, SavedList } from './saved-list/saved-list.ts';
export { loadSavedList } from './saved-list/load-saved-list.ts';
export { savedListMutation, type SavedListVariables } from './saved-list/saved-list-mutation.ts';
export { type SavedListData, savedListQuery } from './saved-list/saved-list-query.ts';
export { syncSavedList } from './saved-list/sync-saved-list.ts';
export { useSavedList, type SavedListState } from './saved-list/use-saved-list.ts';
