import { useQuery } from '@tanstack/react-query';
import { resolveAddress } from '@touchline/api-client';
import { type eventListQuery, useEventViews } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, EmptyState, Field, IconPlay, Input, PageHead } from '@touchline/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './ad-test.module.css';
import { TestedTag } from './tested-tag.tsx';

/** The longest address that is tried: what an event's tag may be. */
const longest = 2048;

export interface AdTestProps {
  /** Videos, of which the first that anybody may watch plays after the ad. */
  query: ReturnType<typeof eventListQuery>;
  /** Where ads may come from besides the API's own origin: the Content-Security-Policy refuses all others. */
  hosts: readonly string[];
}

/** A form for an ad tag, which stands in the address, too (`?tag=`), and below it a player with that tag and what happened. */
export function AdTest({ query, hosts }: AdTestProps) {
  const text = useText('event');
  const { apiBase } = useSite();
  const toView = useEventViews();
  const { data } = useQuery(query);
  const [search, setSearch] = useSearchParams();
  const given = search.get('tag') ?? '';
  const [runs, setRuns] = useState(0);
  const tag = given.length > longest ? undefined : resolveAddress(apiBase, given);
  const isRefused = given !== '' && tag === undefined;
  const video = data?.entries.map(toView).find(({ source }) => source.hd !== undefined)?.source.hd;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const next = new FormData(event.currentTarget).get('tag');
    setRuns(runs + 1);
    setSearch(typeof next === 'string' && next.trim() !== '' ? { tag: next.trim() } : {}, { preventScrollReset: true });
  }

  return (
    <div className={styles.page}>
      <PageHead title={text('adTest.title')} lead={text('adTest.lead')} />
      <div className={styles.body}>
        {/* A form of the browser's own: it works before this code is there. */}
        <form className={styles.form} onSubmit={submit}>
          <Field
            label={text('adTest.tag')}
            help={hosts.length > 0 ? text('adTest.hosts', { hosts: hosts.join(' ') }) : text('adTest.noHosts')}
            error={isRefused ? text('adTest.refused') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                key={given}
                name="tag"
                dir="ltr"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                maxLength={longest}
                defaultValue={given}
              />
            )}
          </Field>
          <Button type="submit" variant="brand" icon={<IconPlay filled />}>
            {text('adTest.play')}
          </Button>
        </form>
        {tag !== undefined &&
          (video === undefined ? (
            data && <EmptyState heading={text('adTest.noVideo')} level={2} />
          ) : (
            <TestedTag key={`${runs} ${tag}`} tag={tag} video={video} />
          ))}
      </div>
    </div>
  );
}
