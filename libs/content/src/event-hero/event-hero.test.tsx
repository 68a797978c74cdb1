import { act, cleanup, render, screen } from '@testing-library/react';
import type { WireEvent } from '@touchline/contract';
import { afterEach, expect, test } from 'vitest';
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { spoilerStore } from '../spoiler/spoiler-store.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { EventHero } from './event-hero.tsx';

afterEach(() => {
  cleanup();
  spoilerStore.set(false);
});

function renderHero(changes: Partial<WireEvent>): HTMLElement {
  render(
    <Providers>
      <EventHero view={toEventView(sampleMatch(changes), { text: english })} />
    </Providers>,
  );
  return screen.getByRole('link');
}

test('the hero of a playable live match has a button to watch live', () => {
  const link = renderHero({});
  expect(link.textContent).toBe('Watch live');
  expect(link.querySelector('svg')).not.toBeNull();
});

test.each([
  ['a live match', {}],
  ['a recording', { status: 'archived', clock: undefined } as const],
])('the hero of %s with a broken stream has a button to its page without a play icon', (_case, changes) => {
  const link = renderHero({ ...changes, stream_error: 'encoder_down' });
  expect(link.textContent).toBe('Go to the match');
  expect(link.querySelector('svg')).toBeNull();
});

test('the hero of a live match shows its clock and the names of its periods', () => {
  renderHero({});
  expect(document.body.textContent).toContain('3rd period, 12:47 left');
  expect(document.body.textContent).toContain('60:00');
});

test('the hero of a live match without a clock shows no clock, period or tick', () => {
  renderHero({ clock: undefined, last_goal: undefined });
  expect(document.body.textContent).not.toMatch(/period|\d\d:\d\d/);
  expect(document.querySelectorAll('[class*="tick"]')).toHaveLength(0);
});

test('the hero of a live match shows its latest goal with match time, scorer and assist', () => {
  renderHero({});
  expect(document.body.textContent).toContain('3rd period, 13:09 left Goal: Elias Lindqvist · Assist: Jonas Berg');
});

test('the hero shows no goal to a viewer who hides spoilers, or before the first goal', () => {
  act(() => spoilerStore.set(true));
  renderHero({});
  expect(document.body.textContent).not.toContain('Lindqvist');
  act(() => spoilerStore.set(false));
  cleanup();
  renderHero({ last_goal: undefined });
  expect(document.body.textContent).not.toContain('Goal');
});
