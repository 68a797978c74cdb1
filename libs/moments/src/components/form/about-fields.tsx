import { tagTypes } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Field, Input } from '@touchline/ui-kit';
import { Choice } from './choice.tsx';
import type { Fields } from './moment-fields.ts';
import styles from './moment-form.module.css';

const maxShirtCharacters = 3;

interface AboutFieldsProps {
  fields: Fields;
  changeFields: (changes: Partial<Fields>) => void;
}

/** The choice of a moment's subject; a player also has a shirt number. */
export function AboutFields({ fields, changeFields }: AboutFieldsProps) {
  const text = useText('moments');
  return (
    <div className={styles.pair}>
      <Choice
        label={text('form.about')}
        value={fields.subjectType}
        onChange={(subjectType) =>
          changeFields({ subjectType: tagTypes.find((type) => type === subjectType) ?? 'user' })
        }
        options={tagTypes.map((type) => ({ value: type, label: text(`about.${type}`) }))}
      />
      {fields.subjectType === 'player' && (
        <Field label={text('form.shirt')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={maxShirtCharacters}
              value={fields.shirt}
              onChange={({ target }) => changeFields({ shirt: target.value.replace(/\D/g, '') })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
