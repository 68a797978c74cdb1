import { useText } from '@touchline/i18n';
import { Checkbox } from '@touchline/ui-kit';
import { type Fields, getTimes } from './moment-fields.ts';
import styles from './moment-form.module.css';
import { TimeField } from './time-field.tsx';

interface TimeFieldsProps {
  fields: Fields;
  /** True once the viewer has tried to save: errors are hidden before that. */
  hasTried: boolean;
  changeFields: (changes: Partial<Fields>) => void;
}

/** The field for a point in time, or the fields for a start and an end. */
export function TimeFields({ fields, hasTried, changeFields }: TimeFieldsProps) {
  const text = useText('moments');
  const { start, end, isBackwards } = getTimes(fields);
  const startError = start === undefined ? text('form.noTime') : undefined;
  const endError = end === undefined ? text('form.noTime') : isBackwards ? text('form.backwards') : undefined;
  return (
    <>
      <div className={styles.pair}>
        <TimeField
          label={text(fields.isSpan ? 'form.start' : 'form.at')}
          value={fields.start}
          error={hasTried ? startError : undefined}
          onChange={(start) => changeFields({ start })}
        />
        {fields.isSpan && (
          <TimeField
            label={text('form.end')}
            value={fields.end}
            error={hasTried ? endError : undefined}
            onChange={(end) => changeFields({ end })}
          />
        )}
      </div>
      <Checkbox checked={fields.isSpan} onChange={({ target }) => changeFields({ isSpan: target.checked })}>
        {text('form.isSpan')}
      </Checkbox>
    </>
  );
}
