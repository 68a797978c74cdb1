import { entityActions, entityCardAction, eventActions, eventCardAction, eventReason } from '@touchline/content';
import {
  accountNavigation,
  fill,
  homePersonalRows,
  notificationSettings,
  signUpStep,
  type SlotFill,
} from '@touchline/feature-kit';
import type { FollowingOptions } from './options.ts';
import { leaguesStep, teamsStep } from './pages/sign-up-paths.ts';
import { hasSettings } from './pages/settings-path.ts';

const loadCards = () => import('./slot-fills/follow-fills.card.tsx');
/** The rows need the list of followed targets. If the code that loads it fails to load, the rows are left out. */
const loadPersonalRows = async () => {
  const [rows] = await Promise.all([import('./rows/followed-rows.tsx'), import('./followed/sync-followed.ts')]);
  return rows;
};
const createSettingsLink =
  ({ calendar }: FollowingOptions) =>
  async () => {
    const { AlertsLink, SettingsLink } = await import('./alerts/settings-link.account.tsx');
    return calendar === false ? AlertsLink : SettingsLink;
  };

/** The slots of other features' pages that this feature fills. */
export const fills = (options: FollowingOptions): SlotFill[] => [
  fill(entityActions, async () => {
    const { FollowInHead } = await loadCards();
    // With `identity_item` no teams can be followed, so the page reserves no space for the button.
    return (entity) =>
      (entity.kind !== 'team' || options.view === 'team') && <FollowInHead entity={entity} options={options} />;
  }),
  ...(options.calendar === false
    ? []
    : [
        fill(
          entityActions,
          async () => {
            const { TeamCalendarButton } = await import('./calendar/team-calendar-button.card.tsx');
            return ({ kind, id, name }) => kind === 'team' && <TeamCalendarButton id={id} name={name} />;
          },
          // After the follow button.
          20,
        ),
      ]),
  ...(hasSettings(options)
    ? [
        fill(accountNavigation, createSettingsLink(options), 11),
        fill(notificationSettings, createSettingsLink(options)),
      ]
    : []),
  fill(accountNavigation, async () => (await import('./pages/following-link.account.tsx')).FollowingLink, 10),
  signUpStep(leaguesStep, async () => (await import('./pages/step-links.auth.tsx')).LeaguesLink, 10),
  // With `identity_item` no teams can be followed, so the sign-up has no step for teams.
  ...(options.view === 'team'
    ? [signUpStep(teamsStep, async () => (await import('./pages/step-links.auth.tsx')).TeamsLink, 20)]
    : []),
  fill(entityCardAction, async () => {
    const { FollowNextToCard } = await loadCards();
    return (entity) => <FollowNextToCard entity={entity} options={options} />;
  }),
  fill(
    eventCardAction,
    async () => {
      const { FollowOnCard } = await loadCards();
      // Clips and highlights have a match with its own button. A card with its text over the picture has no space for
      // a star.
      return ({ event, display }) =>
        display !== 'picture' &&
        event.kind === 'event' &&
        event.teams &&
        options.view === 'team' && <FollowOnCard event={event} display={display} options={options} />;
    },
    // Last in the row of a schedule, so that the stars form a column.
    20,
  ),
  // First, because this action concerns the match more than the video.
  fill(
    eventActions,
    async () => {
      const { FollowInActions } = await import('./slot-fills/follow-in-actions.event.tsx');
      return ({ event, isAfterPicture }) => (
        <FollowInActions event={event} isAfterPicture={isAfterPicture} options={options} />
      );
    },
    5,
  ),
  fill(eventReason, async () => (await import('./rows/event-reason.card.tsx')).EventReasonLine),
  fill(homePersonalRows, async () => (await loadPersonalRows()).NextRow, 10),
  fill(homePersonalRows, async () => (await loadPersonalRows()).HighlightsRow, 30),
];
