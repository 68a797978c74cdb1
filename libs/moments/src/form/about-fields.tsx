import { tagTypes } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Field, Input } from '@touchline/ui-kit';
import { Choice } from './choice.tsx';
import type { Fields } from './moment-fields.ts';
import styles from './moment-form.module.css';

/** What a shirt number holds at most, in characters. */
const longestShirt = 3;

interface AboutFieldsProps {
  fields: Fields;
  change: (part: Partial<Fields>) => void;
}

/** What a moment is about; of a player the shirt, too. */
export function AboutFields({ fields, change }: AboutFieldsProps) {
  const text = useText('moments');
  return (
    <div className={styles.pair}>
      <Choice
        label={text('form.about')}
        value={fields.about}
        onChange={(about) => change({ about: tagTypes.find((type) => type === about) ?? 'user' })}
        options={tagTypes.map((type) => ({ value: type, label: text(`about.${type}`) }))}
      />
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
  );
}
