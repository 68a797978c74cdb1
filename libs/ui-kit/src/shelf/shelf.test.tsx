import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Shelf } from './shelf.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const names = ['One', 'Two', 'Three'];

function renderShelf(dir: 'ltr' | 'rtl' = 'ltr') {
  // jsdom takes the direction from the style, not from the attribute.
  render(
    <div style={{ direction: dir }}>
      <a href="#before">Before</a>
      <Shelf heading="Live now" labels={{ previous: 'Previous', next: 'Next' }}>
        {names.map((name) => (
          <div key={name}>
            <a href={`#${name}`}>{name}</a>
            <button type="button">Remind me of {name}</button>
          </div>
        ))}
      </Shelf>
      <a href="#after">After</a>
    </div>,
  );
  return userEvent.setup();
}

const getFocusedText = () => document.activeElement?.textContent;

test('a shelf is a region named by its heading', () => {
  renderShelf();
  expect(screen.getByRole('region', { name: 'Live now' }).querySelectorAll('li')).toHaveLength(3);
});

test('arrow keys, Home and End move from card to card', async () => {
  const user = renderShelf();
  screen.getByRole('link', { name: 'One' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(getFocusedText()).toBe('Two');
  await user.keyboard('{End}');
  expect(getFocusedText()).toBe('Three');
  await user.keyboard('{ArrowRight}');
  expect(getFocusedText()).toBe('Three');
  await user.keyboard('{Home}');
  expect(getFocusedText()).toBe('One');
});

test('in right-to-left pages the arrow keys are reversed', async () => {
  const user = renderShelf('rtl');
  screen.getByRole('link', { name: 'One' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(getFocusedText()).toBe('Two');
  await user.keyboard('{ArrowRight}');
  expect(getFocusedText()).toBe('One');
});

test('Tab goes through one card’s controls, leaves the shelf, and returns to the same card', async () => {
  const user = renderShelf();
  screen.getByRole('link', { name: 'One' }).focus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(getFocusedText()).toBe('Remind me of Two');
  await user.tab();
  expect(getFocusedText()).toBe('After');
  await user.tab({ shift: true });
  expect(getFocusedText()).toBe('Remind me of Two');
});

test('the shelf’s buttons appear under a mouse, and only towards hidden cards', () => {
  renderShelf();
  const track = screen.getByRole('list');
  Object.defineProperties(track, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  const trackFrame = track.parentElement;
  if (trackFrame) fireEvent.pointerEnter(trackFrame, { pointerType: 'mouse' });
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
});
