import { Crest, CutNote, Masked, type StandingsView, type StandingView, useTeamPath } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { Panel } from '../entity/panel.tsx';
import styles from './standings.module.css';

export interface StandingsPanelProps {
  view: StandingsView;
  heading: string;
  /** The team whose row is highlighted. */
  teamId?: string | undefined;
  /** True if the table is longer than the portal loads. */
  isCut?: boolean | undefined;
}

/** A league table. A viewer who hides spoilers must reveal it first. */
export function StandingsPanel({ view, heading, teamId, isCut }: StandingsPanelProps) {
  const text = useText('catalog');
  return (
    <Panel heading={heading}>
      <Masked action={text('standings.show')}>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{heading}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{text('standings.rank')}</VisuallyHidden>
                </th>
                <th scope="col" className={styles.team}>
                  {text('standings.team')}
                </th>
                {view.figures.map((figure) => (
                  <th key={figure} scope="col" data-figure={figure}>
                    <abbr title={text(`standings.${figure}.long`)}>{text(`standings.${figure}.short`)}</abbr>
                  </th>
                ))}
                {view.hasForm && (
                  <th scope="col" className={styles.form}>
                    {text('standings.form')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {view.rows.map((row) => (
                <StandingRow key={row.team.id} row={row} view={view} isViewTeam={row.team.id === teamId} />
              ))}
            </tbody>
          </table>
          {isCut && <CutNote count={view.rows.length} />}
        </div>
      </Masked>
    </Panel>
  );
}

const outcomeByLetter = { W: 'won', D: 'drawn', L: 'lost' } as const;

/** The results of a team's last matches: letters on the screen, words for screen readers. */
function Form({ form }: Pick<StandingView, 'form'>) {
  const text = useText('catalog');
  return form.map((outcome, index) => (
    <span key={index} className={styles.outcome} data-outcome={outcome}>
      <span aria-hidden="true">{text(`standings.${outcomeByLetter[outcome]}.short`)}</span>
      <VisuallyHidden>{`${text(`standings.${outcomeByLetter[outcome]}.long`)} `}</VisuallyHidden>
    </span>
  ));
}

function StandingRow({ row, view, isViewTeam }: { row: StandingView; view: StandingsView; isViewTeam: boolean }) {
  const formats = useFormats();
  const { team } = row;
  const teamPath = useTeamPath()(team.id);
  const name = <bdi>{team.name}</bdi>;
  return (
    <tr data-own={isViewTeam || undefined} aria-current={isViewTeam || undefined}>
      <td>{row.rank === undefined ? '' : formats.number(row.rank)}</td>
      <th scope="row" className={styles.team}>
        <span className={styles.name}>
          <Crest team={team} size={24} />
          {teamPath === undefined || isViewTeam ? <span>{name}</span> : <Link to={teamPath}>{name}</Link>}
        </span>
      </th>
      {view.figures.map((figure) => {
        const value = row[figure];
        return (
          <td key={figure} data-figure={figure}>
            {value === undefined ? '' : formats.number(value)}
          </td>
        );
      })}
      {view.hasForm && (
        <td className={styles.form}>
          <Form form={row.form} />
        </td>
      )}
    </tr>
  );
}
