import type { EventView } from '@touchline/content';
import { tagKinds } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { usePlayerRemote } from '@touchline/player/remote';
import { Button, Checkbox, Field, Input } from '@touchline/ui-kit';
import { Dialog } from '@touchline/ui-kit/dialog';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Moment } from '../../api/moment.ts';
import { getMomentText } from '../moment-display.ts';
import { AboutFields } from './about-fields.tsx';
import { Choice } from './choice.tsx';
import { type Fields, toFields, applyFields, getSides } from './moment-fields.ts';
import styles from './moment-form.module.css';
import { TimeFields } from './time-fields.tsx';

const maxTitleCharacters = 100;

interface MomentFormProps {
  event: EventView;
  moment: Moment;
  isNew: boolean;
  /** The first values of the fields; by default those of the moment. */
  typedFields?: Fields | undefined;
  onClose: () => void;
  /** @param fields the values from which the moment is made */
  onSave: (moment: Moment, fields: Fields) => void;
}

/** The form for a new or a changed moment. The video pauses while the form is open. */
export function MomentForm({ event, moment, isNew, typedFields, onClose, onSave }: MomentFormProps) {
  const text = useText('moments');
  const remote = usePlayerRemote();
  const form = useId();
  const canWriteAll = useViewer()?.canCreateGlobalTag === true;
  const [fields, setFields] = useState(() => typedFields ?? toFields(moment));
  const [hasTried, setHasTried] = useState(false);
  const firstFieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => remote.pauseFor('moment form'), [remote]);

  function changeFields(changes: Partial<Fields>): void {
    setFields({ ...fields, ...changes });
  }
  const momentTeams = getSides(event, moment);

  function submit(submitEvent: SubmitEvent): void {
    submitEvent.preventDefault();
    setHasTried(true);
    const editedMoment = applyFields(fields, moment, momentTeams);
    if (editedMoment) onSave(editedMoment, fields);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text(isNew ? 'form.new' : 'form.change')}
      closeLabel={text('close')}
      focusFirst={() => firstFieldRef.current}
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
              ref={firstFieldRef}
              dir="auto"
              maxLength={maxTitleCharacters}
              placeholder={text('untitled')}
              value={fields.title}
              onChange={({ target }) => changeFields({ title: target.value })}
            />
          )}
        </Field>
        <Choice
          label={text('form.kind')}
          value={fields.kind ?? ''}
          onChange={(chosenKind) => changeFields({ kind: tagKinds.find((kind) => kind === chosenKind) })}
          options={[
            { value: '', label: text('kinds.other.one') },
            ...tagKinds.map((kind) => ({ value: kind, label: text(`kinds.${getMomentText(kind, event.sport)}.one`) })),
          ]}
        />
        <AboutFields fields={fields} changeFields={changeFields} />
        {momentTeams.length > 0 && (
          <Choice
            label={text('form.team')}
            value={fields.team}
            onChange={(team) => changeFields({ team })}
            options={[
              { value: '', label: text('form.noTeam') },
              ...momentTeams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <TimeFields fields={fields} hasTried={hasTried} changeFields={changeFields} />
        {canWriteAll && (
          <Checkbox checked={fields.global} onChange={({ target }) => changeFields({ global: target.checked })}>
            {text('form.global')}
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}
