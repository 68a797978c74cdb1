import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { isNotOffered, type WireEvent } from '@touchline/contract';
import { useApi } from '@touchline/api-client';
import { SectionProblem } from '@touchline/content';
import { useErrorText, useViewer } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, ButtonLink, EmptyState, IconTicket, Notice, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { ProductView } from '../../api/products/product-view.ts';
import { eventPath, contractPath } from '../../paths.ts';
import { getUniqueEntries, ticketPagesQuery } from '../../api/account-queries.ts';
import { ticketMatchesQuery } from '../../api/ticket-matches-query.ts';
import { TicketMatch } from '../../components/account/ticket-match.tsx';
import { AccountHead } from './account-head.tsx';
import styles from '../../components/account/account.module.css';
import { CodeLink } from './code-link.tsx';
import { Panel } from './panel.tsx';

/** Two tickets for one match have different ids. */
const getId = ({ contractId, id }: ProductView): string => contractId ?? id;

interface TicketRowProps {
  ticket: ProductView;
  /** Undefined until it has loaded. */
  match: WireEvent | undefined;
  isGone: boolean;
}

function TicketRow({ ticket, match, isGone }: TicketRowProps) {
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  const { contractId, eventId, endDate, purchaseProcessing: isPending } = ticket;
  const title = ticket.title || text('account.untitled');
  const hasEnded = endDate !== undefined && Date.parse(endDate) <= now;
  const date = endDate === undefined ? '' : formats.date(endDate, now);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {contractId === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Link to={contractPath('ppv', contractId)}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
        {match && <TicketMatch match={match} />}
        {/* An unpaid ticket gives no access, although the response has an end date. */}
        {isPending ? (
          <p className={styles.facts}>{text('account.status.pending')}</p>
        ) : (
          date !== '' && (
            <p className={styles.facts}>{text(`account.standing.${hasEnded ? 'ended' : 'ends'}`, { date })}</p>
          )
        )}
      </div>
      {isGone && <p className={styles.facts}>{text('account.ppv.gone')}</p>}
      {eventId !== undefined && !isGone && (
        <ButtonLink
          size="s"
          render={(link) => (
            <Link to={eventPath(eventId)} {...link} aria-label={text('account.ppv.matchNamed', { title })} />
          )}
        >
          {text('account.ppv.match')}
        </ButtonLink>
      )}
    </li>
  );
}

function NoTickets() {
  const text = useText('commerce');
  return (
    <EmptyState
      level={2}
      icon={<IconTicket size="l" />}
      heading={text('account.ppv.emptyTitle')}
      action={<ButtonLink render={(link) => <Link to="/upcoming/" {...link} />}>{text('account.ppv.find')}</ButtonLink>}
    >
      {text('account.ppv.emptyText')}
    </EmptyState>
  );
}

/** The tickets that the viewer has bought for single matches, the latest first. */
export function Tickets() {
  const text = useText('commerce');
  const viewer = useViewer()?.id;
  const errorText = useErrorText();
  const ticketsQuery = useInfiniteQuery(ticketPagesQuery(useApi(), viewer));
  const tickets = getUniqueEntries(ticketsQuery.data?.pages, getId);
  const api = useApi();
  const { goneIds, matchesById } = useQueries({
    queries: (ticketsQuery.data?.pages ?? []).map(({ entries }) =>
      ticketMatchesQuery(api, [...new Set(entries.flatMap(({ eventId }) => eventId ?? []))]),
    ),
    combine: (results) => ({
      goneIds: new Set(results.flatMap(({ data }) => data?.goneIds ?? [])),
      matchesById: new Map(
        results.flatMap(({ data }) => data?.matches.map((match) => [match.id, match] as const) ?? []),
      ),
    }),
  });
  return (
    <>
      <AccountHead title={text('everywhere.account.ppv')} introduction={text('account.ppv.lead')} />
      {tickets?.length === 0 ? (
        <NoTickets />
      ) : isNotOffered(ticketsQuery.error) ? null : !tickets && ticketsQuery.isError ? (
        <SectionProblem isWholePage isLoading={ticketsQuery.isFetching} onRetry={() => void ticketsQuery.refetch()} />
      ) : (
        <Panel>
          {!tickets && <Skeleton blockSize="144px" radius="m" />}
          {tickets && (
            <ul aria-label={text('everywhere.account.ppv')}>
              {tickets.map((ticket) => (
                <TicketRow
                  key={getId(ticket)}
                  ticket={ticket}
                  match={ticket.eventId === undefined ? undefined : matchesById.get(ticket.eventId)}
                  isGone={ticket.eventId !== undefined && goneIds.has(ticket.eventId)}
                />
              ))}
            </ul>
          )}
          {ticketsQuery.isFetchNextPageError && <Notice tone="danger">{errorText(ticketsQuery.error)}</Notice>}
          {ticketsQuery.hasNextPage && (
            <Button
              className={styles.more}
              loading={ticketsQuery.isFetchingNextPage}
              onClick={() => void ticketsQuery.fetchNextPage()}
            >
              {text('account.more')}
            </Button>
          )}
        </Panel>
      )}
      <CodeLink />
    </>
  );
}
