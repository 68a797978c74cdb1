import { useSessionState } from '@touchline/auth-session';
import type { EventView } from '@touchline/content';
import { tagKinds, type TagKind, type TagType, tagTypes } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { usePlayerRemote } from '@touchline/player/remote';
import { Button, Checkbox, Field, Input, NativeSelect } from '@touchline/ui-kit';
import { Dialog } from '@touchline/ui-kit/dialog';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Moment, MomentTeam } from '../moments/moment.ts';
import { wordOf } from '../list/moment-words.ts';
import { readTime } from './read-time.ts';
import styles from './moment-form.module.css';
import { TimeField, writtenTime } from './time-field.tsx';

/** What a title and a shirt number hold at most, in characters. */
const longestTitle = 100;
const longestShirt = 3;
/** Of a stretch to begin with, in seconds. */
const usualLength = 10;

interface MomentFormProps {
  event: EventView;
  moment: Moment;
  isNew: boolean;
  onClose: () => void;
  onSave: (moment: Moment) => void;
}

/** The two sides, and the one that a moment names although it plays no more. */
function sidesOf({ teams }: EventView, { team }: Moment): MomentTeam[] {
  const sides = (teams ?? []).flatMap(({ id, name, color }) => (id === undefined ? [] : [{ id, name, color }]));
  return team && sides.every(({ id }) => id !== team.id) ? [...sides, team] : sides;
}

/** What the fields say; times as they are written. */
interface Fields {
  title: string;
  kind: TagKind | undefined;
  about: TagType;
  team: string;
  shirt: string;
  global: boolean;
  start: string;
  end: string;
  isSpan: boolean;
}

const fieldsOf = ({ title, kind, about, team, shirt, global, start, end }: Moment): Fields => ({
  title: title ?? '',
  kind,
  about,
  team: team?.id ?? '',
  shirt: shirt ?? '',
  global,
  start: writtenTime(start),
  end: writtenTime(end ?? start + usualLength),
  isSpan: end !== undefined,
});

/** A moment's words, kind, player and time. The video waits meanwhile. */
export function MomentForm({ event, moment, isNew, onClose, onSave }: MomentFormProps) {
  const text = useText('moments');
  const remote = usePlayerRemote();
  const form = useId();
  const mayWriteAll = useSessionState().user?.canCreateGlobalTag === true;
  const [fields, setFields] = useState(() => fieldsOf(moment));
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => remote.pauseFor('moment form'), [remote]);

  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part });
  const sides = sidesOf(event, moment);
  const [start, end] = [readTime(fields.start), readTime(fields.end)];
  const startError = start === undefined ? text('form.noTime') : undefined;
  const isBackwards = start !== undefined && end !== undefined && end <= start;
  const endError = end === undefined ? text('form.noTime') : isBackwards ? text('form.backwards') : undefined;

  function submit(submitted: SubmitEvent): void {
    submitted.preventDefault();
    setTried(true);
    if (start === undefined || (fields.isSpan && (end === undefined || isBackwards))) return;
    onSave({
      ...moment,
      title: fields.title.trim() || undefined,
      kind: fields.kind,
      about: fields.about,
      global: fields.global,
      start,
      end: fields.isSpan ? end : undefined,
      shirt: fields.about === 'player' ? fields.shirt.trim() || undefined : undefined,
      team: sides.find(({ id }) => id === fields.team),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text(isNew ? 'form.new' : 'form.change')}
      closeLabel={text('close')}
      focusFirst={() => first.current}
      actions={
        <>
          <Button type="submit" form={form} variant="brand">
            {text('form.save')}
          </Button>
          <Button onClick={onClose}>{text('form.cancel')}</Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field label={text('form.title')}>
          {(control) => (
            <Input
              {...control}
              ref={first}
              dir="auto"
              maxLength={longestTitle}
              placeholder={text('untitled')}
              value={fields.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <Field label={text('form.kind')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={fields.kind ?? ''}
              onChange={({ target }) => change({ kind: tagKinds.find((kind) => kind === target.value) })}
              options={[
                { value: '', label: text('kinds.other.one') },
                ...tagKinds.map((kind) => ({ value: kind, label: text(`kinds.${wordOf(kind, event.sport)}.one`) })),
              ]}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field label={text('form.about')}>
            {(control) => (
              <NativeSelect
                {...control}
                value={fields.about}
                onChange={({ target }) => change({ about: tagTypes.find((type) => type === target.value) ?? 'user' })}
                options={tagTypes.map((type) => ({ value: type, label: text(`about.${type}`) }))}
              />
            )}
          </Field>
          {fields.about === 'player' && (
            <Field label={text('form.shirt')}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  maxLength={longestShirt}
                  value={fields.shirt}
                  onChange={({ target }) => change({ shirt: target.value.replace(/\D/g, '') })}
                />
              )}
            </Field>
          )}
        </div>
        {sides.length > 0 && (
          <Field label={text('form.team')}>
            {(control) => (
              <NativeSelect
                {...control}
                value={fields.team}
                onChange={({ target }) => change({ team: target.value })}
                options={[
                  { value: '', label: text('form.noTeam') },
                  ...sides.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </Field>
        )}
        <div className={styles.pair}>
          <TimeField
            label={text(fields.isSpan ? 'form.start' : 'form.at')}
            value={fields.start}
            error={tried ? startError : undefined}
            onChange={(start) => change({ start })}
          />
          {fields.isSpan && (
            <TimeField
              label={text('form.end')}
              value={fields.end}
              error={tried ? endError : undefined}
              onChange={(end) => change({ end })}
            />
          )}
        </div>
        <Checkbox checked={fields.isSpan} onChange={({ target }) => change({ isSpan: target.checked })}>
          {text('form.isSpan')}
        </Checkbox>
        {mayWriteAll && (
          <Checkbox checked={fields.global} onChange={({ target }) => change({ global: target.checked })}>
            {text('form.global')}
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}
