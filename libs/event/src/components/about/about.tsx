import {
  categoryPath,
  EventTitle,
  type EventView,
  isNamedForTeams,
  leaguePath,
  getCompetitionText,
  getSportText,
  subCategoryPath,
} from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { Description } from './description.tsx';
import styles from './about.module.css';

/** The league's page for a match of teams; the category's page for an event without teams, such as a studio show. */
const getPath = (id: string, { teams }: EventView): string => (teams ? leaguePath(id) : categoryPath(id));

/**
 * Title, facts and description of an event. A title that consists of the team names is hidden,
 * because the score bar above shows them.
 */
export function About({ view }: { view: EventView }) {
  const content = useText('content');
  const formats = useFormats();
  const text = useText('event');
  const { league, category } = view;
  const facts: { text: string; to?: string | undefined }[] = [
    { text: getCompetitionText(view, content) ?? '', to: league && getPath(league.id, view) },
    { text: (league && category?.title) ?? '', to: league && category && subCategoryPath(league.id, category.id) },
    { text: view.gameType === undefined ? '' : getSportText(view.gameType, content) },
    { text: view.status !== 'channel' && view.date !== undefined ? formats.dateTime(view.date) : '' },
    // The player area explains a locked event and offers the button that unlocks it.
    { text: view.availability === 'available' ? text(`access.${view.audience}`) : '' },
  ].filter(({ text }) => text !== '');
  return (
    <div className={styles.about}>
      <div className={styles.head}>
        {isNamedForTeams(view) ? (
          <VisuallyHidden as="h1">
            <EventTitle view={view} />
          </VisuallyHidden>
        ) : (
          <h1 className={styles.title}>
            <EventTitle view={view} />
          </h1>
        )}
        {facts.length > 0 && (
          <p className={styles.facts}>
            {facts.map(({ text, to }) => (
              // The span has the page's direction, so a text in the other direction does not move
              // the dot.
              <span key={text}>
                {to === undefined ? (
                  <span className={styles.fact}>{text}</span>
                ) : (
                  <Link to={to} className={styles.fact}>
                    {text}
                  </Link>
                )}
              </span>
            ))}
          </p>
        )}
      </div>
      {view.description && (
        <Description
          language={view.descriptionLanguage}
          textToReveal={view.status !== 'upcoming' && view.status !== 'channel' ? view.matchId : undefined}
        >
          {view.description}
        </Description>
      )}
    </div>
  );
}
