import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IconEyeOff } from '../icon/icons.gen.ts';
import { Switch } from '../switch/switch.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { NativeSelect } from './native-select.tsx';
import { PasswordInput } from './password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const meta: Meta = { title: 'Kit/Fields' };
export default meta;

function Spoilers() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Switch checked={isOn} onChange={setIsOn} icon={<IconEyeOff />}>
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

const longLabel = 'Bezirksschornsteinfegermeisterprüfungszulassungsnummer';

/** Disabled and read-only fields, and long words in 240 pixels. */
export const NotNow: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 240 }}>
      <Field label="Email">{(control) => <Input {...control} disabled defaultValue="ingrid@example.com" />}</Field>
      <Field label="Account number">{(control) => <Input {...control} readOnly defaultValue="4711" />}</Field>
      <Field label="Country">
        {(control) => <NativeSelect {...control} disabled options={[{ value: 'no', label: 'Norway' }]} />}
      </Field>
      <Field label={longLabel} aside={<a href="#story">Vergessen?</a>} error={`${longLabel} fehlt.`}>
        {(control) => <Input {...control} defaultValue={longLabel} />}
      </Field>
      <Switch checked={false} onChange={() => undefined} disabled>
        Spoiler-free
      </Switch>
      <Checkbox disabled defaultChecked>
        {longLabel}
      </Checkbox>
    </div>
  ),
};

export const Secrets: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <Field label="Password" aside={<a href="#story">Forgot password?</a>} error="Email and password do not match.">
        {(control) => (
          <PasswordInput
            {...control}
            showLabel="Show password"
            autoComplete="current-password"
            defaultValue="late goal"
          />
        )}
      </Field>
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <StrengthMeter key={level} label="Password strength" level={level}>
          {['', 'Weak', 'Fair', 'Good', 'Strong'][level]}
        </StrengthMeter>
      ))}
      <Checkbox defaultChecked>Stay here</Checkbox>
      <Checkbox error="Please accept the terms.">
        I accept the <a href="#story">terms of use</a>
      </Checkbox>
      <Checkbox disabled>Not today</Checkbox>
    </div>
  ),
};

/** At level 0 the bars take the field's whole width. */
export const NothingMeasured: StoryObj = {
  render: () => <StrengthMeter label="Password strength" level={0} />,
  play({ canvas }) {
    const meter = canvas.getByRole('meter');
    const [takenPx, availablePx] = [meter, meter.parentElement].map((it) => it?.getBoundingClientRect().width);
    if (takenPx !== availablePx) throw new Error(`The bars take ${takenPx} pixels of ${availablePx}`);
  },
};
