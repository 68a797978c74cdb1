import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from '../switch/switch.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

afterEach(cleanup);

test('the label names the control and the error describes it', () => {
  render(
    <Field label="Email" error="An address has an @." help="We never share it.">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email', description: 'An address has an @.' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('an error is announced, also while its field has the focus', () => {
  const renderField = (error?: string) => (
    <Field label="Password" error={error} help="8 to 128 characters">
      {(control) => <Input {...control} />}
    </Field>
  );
  const { rerender } = render(renderField());
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(renderField('Incorrect email or password.'));
  expect(screen.getByRole('alert').textContent).toBe('Incorrect email or password.');
});

test('a field without an error is described by its help text', () => {
  render(
    <Field label="Email" help="We never share it.">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email', description: 'We never share it.' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a switch reports its new state', () => {
  const change = vi.fn();
  render(
    <Switch checked={false} onChange={change}>
      Spoiler-free
    </Switch>,
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Spoiler-free', checked: false }));
  expect(change).toHaveBeenCalledWith(true);
});

test('a password is hidden until its button is pressed, and keeps its text', () => {
  render(<PasswordInput aria-label="Password" showLabel="Show password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  fireEvent.change(input, { target: { value: 'late goal' } });
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeTruthy();
  expect([input.type, input.value]).toEqual(['text', 'late goal']);
});

test('pressing the show button does not send the form', () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <PasswordInput aria-label="Password" showLabel="Show password" />
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(submit).not.toHaveBeenCalled();
});

test('an unticked box shows the reason why it must be ticked', () => {
  render(<Checkbox error="Please accept the terms.">I accept</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'I accept', description: 'Please accept the terms.' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please accept the terms.');
});

test('the strength is announced as a word and a number', () => {
  render(
    <StrengthMeter label="Password strength" level={3}>
      Good
    </StrengthMeter>,
  );
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual(['3', 'Good']);
  expect(screen.getByRole('status').textContent).toBe('Good');
});
