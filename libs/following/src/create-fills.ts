import { entityActions, entityCardAction, eventActions, eventCardAction, eventReason } from '@touchline/content/slots';
import {
  accountNavigation,
  fill,
  homePersonalRows,
  notificationSettings,
  signUpStep,
  type SlotFill,
} from '@touchline/feature-kit/manifest';
import type { FollowingOptions } from './options.ts';
import { leaguesStep, teamsStep } from './sign-up-paths.ts';
import { hasSettings } from './settings-path.ts';

const loadCards = () => import('./components/slot-fills/follow-fills.card.tsx');
/** The rows need the list of followed targets. If one of the two chunks fails to load, the rows are left out. */
const loadPersonalRows = async () => {
  const [rows] = await Promise.all([import('./components/rows/followed-rows.tsx'), import('./state/sync-followed.ts')]);
  return rows;
};
const createSettingsLink =
  ({ calendar }: FollowingOptions) =>
  async () => {
    const { AlertsLink, SettingsLink } = await import('./components/settings-link.account.tsx');
    return calendar === false ? AlertsLink : SettingsLink;
  };

/** The slots of other features' pages that this feature fills. */
export const createFills = (options: FollowingOptions): SlotFill[] => [
  fill(entityActions, async () => (await loadCards()).createFollowInHead(options)),
  ...(options.calendar === false
    ? []
    : [
        fill(
          entityActions,
          async () => (await import('./components/calendar/team-calendar-button.card.tsx')).EntityCalendarButton,
          // The number places the calendar button after the follow button.
          20,
        ),
      ]),
  ...(hasSettings(options)
    ? [
        fill(accountNavigation, createSettingsLink(options), 11),
        fill(notificationSettings, createSettingsLink(options)),
      ]
    : []),
  fill(accountNavigation, async () => (await import('./components/following-link.account.tsx')).FollowingLink, 10),
  signUpStep(leaguesStep, async () => (await import('./components/step-links.auth.tsx')).LeaguesLink, 10),
  // With `identity_item` no teams can be followed, so the sign-up has no step for teams.
  ...(options.view === 'team'
    ? [signUpStep(teamsStep, async () => (await import('./components/step-links.auth.tsx')).TeamsLink, 20)]
    : []),
  fill(entityCardAction, async () => (await loadCards()).createFollowNextToCard(options)),
  // The star is last in the row of a schedule, so that all stars form a column.
  fill(eventCardAction, async () => (await loadCards()).createFollowOnCard(options), 20),
  // First, because this action concerns the match more than the video.
  fill(
    eventActions,
    async () => (await import('./components/slot-fills/follow-in-actions.event.tsx')).createFollowInActions(options),
    5,
  ),
  fill(eventReason, async () => (await import('./components/rows/event-reason.card.tsx')).EventReasonLine),
  fill(homePersonalRows, async () => (await loadPersonalRows()).NextRow, 10),
  fill(homePersonalRows, async () => (await loadPersonalRows()).HighlightsRow, 30),
];
