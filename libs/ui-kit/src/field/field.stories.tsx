import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IconEyeOff } from '../icon/icons.gen.ts';
import { Switch } from '../switch/switch.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { NativeSelect } from './native-select.tsx';

const meta: Meta = { title: 'Fields' };
export default meta;

function Spoilers() {
  const [on, setOn] = useState(true);
  return (
    <Switch checked={on} onChange={setOn} icon={<IconEyeOff />}>
      Spoiler-free
    </Switch>
  );
}

export const All: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <Field label="Email" help="We never share it.">
        {(control) => <Input {...control} type="email" placeholder="name@example.com" />}
      </Field>
      <Field label="Access code" error="One character is missing.">
        {(control) => <Input {...control} defaultValue="VALE-26-K7Q" />}
      </Field>
      <Field label="Country">
        {(control) => (
          <NativeSelect
            {...control}
            options={[
              { value: 'no', label: 'Norway' },
              { value: 'se', label: 'Sweden' },
            ]}
          />
        )}
      </Field>
      <Spoilers />
    </div>
  ),
};
