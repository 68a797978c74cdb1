import { useQuery } from '@tanstack/react-query';
import { type eventListQuery, useEventViews } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, EmptyState, Field, IconPlay, Input, PageHead } from '@touchline/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resolveTagAddress } from '../../components/ads/ad-tags.ts';
import styles from './ad-test.module.css';
import type { PreRollAds } from '@touchline/player';
import { LazyPlayer } from '../../components/player/lazy-player.tsx';
import { type LoggedStep, StepLog } from './step-log.tsx';

/** The same limit as for an event's tag. */
const maxTagCharacters = 2048;

export interface AdTestProps {
  /** Videos for the test; the first watchable one plays after the ad. */
  query: ReturnType<typeof eventListQuery>;
  /** Allowed origins of ads besides the API's own; the Content-Security-Policy blocks all others. */
  hosts: readonly string[];
}

/**
 * A form for an ad tag, a player with that tag and a log of its steps. `?tag=` in the address only fills in the form;
 * the tag is requested after a press.
 */
export function AdTest({ query, hosts }: AdTestProps) {
  const text = useText('event');
  const { apiBase } = useSite();
  const toView = useEventViews();
  const { data } = useQuery(query);
  const [search, setSearch] = useSearchParams();
  const tagParam = search.get('tag') ?? '';
  const [submittedTag, setSubmittedTag] = useState({ times: 0, tag: '' });
  const tag = tagParam.length > maxTagCharacters ? undefined : resolveTagAddress(apiBase, tagParam);
  const isRefused = tagParam !== '' && tag === undefined;
  const video = data?.entries.map(toView).find(({ source }) => source.hd !== undefined)?.source.hd;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('tag');
    const next = typeof field === 'string' ? field.trim() : '';
    setSubmittedTag({ times: submittedTag.times + 1, tag: next });
    setSearch(next === '' ? {} : { tag: next }, { preventScrollReset: true });
  }

  return (
    <div className={styles.page}>
      <PageHead title={text('adTest.title')} lead={text('adTest.lead')} />
      <div className={styles.body}>
        {/* A native form also works before this code has loaded. */}
        <form className={styles.form} onSubmit={submit}>
          <Field
            label={text('adTest.tag')}
            help={hosts.length > 0 ? text('adTest.hosts', { hosts: hosts.join(' ') }) : text('adTest.noHosts')}
            error={isRefused ? text('adTest.refused') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                key={tagParam}
                name="tag"
                dir="ltr"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                maxLength={maxTagCharacters}
                defaultValue={tagParam}
              />
            )}
          </Field>
          <Button type="submit" variant="brand" icon={<IconPlay filled />}>
            {text('adTest.play')}
          </Button>
        </form>
        {tag !== undefined &&
          submittedTag.tag === tagParam &&
          (video === undefined ? (
            data && <EmptyState heading={text('adTest.noVideo')} level={2} />
          ) : (
            <TagPlayer key={`${submittedTag.times} ${tag}`} tag={tag} video={video} />
          ))}
      </div>
    </div>
  );
}

/** More steps than any ad has. The limit bounds the memory of a page that stays open for long. */
const maxSteps = 300;

/** A player that plays the tag's ad before its video, with a log of all steps. */
function TagPlayer({ tag, video }: { tag: string; video: string }) {
  const [startedAtMs] = useState(() => performance.now());
  const [steps, setSteps] = useState<readonly LoggedStep[]>([]);
  const [ads] = useState<PreRollAds>(() => ({
    tags: [tag],
    onStep: (step) =>
      setSteps((previousSteps) =>
        [...previousSteps, { step, timeMs: performance.now() - startedAtMs }].slice(-maxSteps),
      ),
  }));
  return (
    <>
      <div className={styles.stage}>
        <LazyPlayer address={video} kind="recording" autoPlay ads={ads} />
      </div>
      <StepLog steps={steps} />
    </>
  );
}
