import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from '../switch/switch.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

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

test('without an error the help describes it', () => {
  render(
    <Field label="Email" help="We never share it.">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email', description: 'We never share it.' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a switch tells its new state', () => {
  const change = vi.fn();
  render(
    <Switch checked={false} onChange={change}>
      Spoiler-free
    </Switch>,
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Spoiler-free', checked: false }));
  expect(change).toHaveBeenCalledWith(true);
});
