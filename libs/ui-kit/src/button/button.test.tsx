import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

test('a loading button is `aria-busy` and ignores the press', () => {
  const onPress = vi.fn();
  render(
    <Button loading onClick={onPress}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onPress).not.toHaveBeenCalled();
});

test('a loading button does not submit its form', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('a button in a form does not submit it by default', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});

test('ButtonLink renders the given link', () => {
  render(<ButtonLink render={(link) => <a href="/live/" {...link} />}>Watch</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/live/');
});

test('an icon button without `pressed` is not a toggle', () => {
  const { rerender } = render(<IconButton label="Remind me">x</IconButton>);
  expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false);
  rerender(
    <IconButton label="Remind me" pressed={false}>
      x
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Remind me', pressed: false })).toBeTruthy();
});
