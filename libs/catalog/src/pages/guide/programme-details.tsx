import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import {
  createAddressResolver,
  eventPath,
  type EventView,
  programmeQuery,
  revealsScore,
  SectionProblem,
  useContentLanguage,
  useSpoilerFree,
} from '@touchline/content';
import type { Program } from '@touchline/contract';
import { useSite } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, ButtonLink, Image, Skeleton } from '@touchline/ui-kit';
import { Dialog } from '@touchline/ui-kit/dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './guide.module.css';

export interface ProgrammeDetailsProps {
  channel: EventView;
  programme: Program;
  onClose: () => void;
}

/** The details of a programme that is not running, and a link to watch it. */
export function ProgrammeDetails({ channel, programme, onClose }: ProgrammeDetailsProps) {
  const text = useText('catalog');
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(60_000);
  const { isOn: isSpoilerFree } = useSpoilerFree();
  const title = programme.title?.trim() || content('channel.noProgramme');
  const { start_date: startDate, end_date: endDate, event_id: event } = programme;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isSpoilerFree && revealsScore(title) ? content('title.hidden') : title}
      description={text('guide.when', {
        channel: channel.title,
        day: formats.dayHeading(startDate, now),
        from: formats.time(startDate),
        to: formats.time(endDate),
      })}
      closeLabel={text('guide.close')}
      actions={
        <>
          <ButtonLink variant="brand" render={(link) => <Link to={eventPath(channel)} {...link} />}>
            {text('guide.toChannel')}
          </ButtonLink>
          {event !== undefined && (
            <ButtonLink render={(link) => <Link to={eventPath({ id: event, status: 'upcoming' })} {...link} />}>
              {content('hero.open')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ProgrammeText channel={channel} programme={programme} />
    </Dialog>
  );
}

/** A programme's picture and description, which the guide's rows lack. */
function ProgrammeText({ channel, programme }: Pick<ProgrammeDetailsProps, 'channel' | 'programme'>) {
  const text = useText('catalog');
  const { apiBase } = useSite();
  const { id, source } = channel;
  const [isRequested, setIsRequested] = useState(false);
  const { isOn: isSpoilerFree } = useSpoilerFree();
  const { data, isError, isFetching, refetch } = useQuery(
    programmeQuery(useApi(), { id, source: { epg: source.epg } }, { now: () => Date.parse(programme.start_date) }),
  );
  const fullProgramme = data?.find(
    (programmeOfDay) => programmeOfDay.id === programme.id && programmeOfDay.start_date === programme.start_date,
  );
  const lang = useContentLanguage(fullProgramme?.description_language);
  if (!data && isError) return <SectionProblem isLoading={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton blockSize="96px" />;
  const picture = createAddressResolver(apiBase)(fullProgramme?.image_url);
  const isMasked = isSpoilerFree && !isRequested;
  return (
    <div className={styles.about}>
      {picture !== undefined && !isMasked && <Image src={picture} alt="" />}
      {fullProgramme?.description &&
        (isMasked ? (
          <Button onClick={() => setIsRequested(true)}>{text('guide.showDescription')}</Button>
        ) : (
          <p dir="auto" lang={lang}>
            {fullProgramme.description}
          </p>
        ))}
    </div>
  );
}
