import { cleanup, render, screen } from '@testing-library/react';
import type { WireEvent } from '@touchline/contract';
import { createFill } from '@touchline/feature-kit/testing';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ChannelCard } from './event-card/channel-card.tsx';
import { EventCard } from './event-card/event-card.tsx';
import { EventHero } from './event-hero/event-hero.tsx';
import { EventMiniCard } from './event-mini-card/event-mini-card.tsx';
import { EventRow } from './event-row/event-row.tsx';
import { toEventView, type EventView } from './event-view/event-view.ts';
import { eventCardAction } from './slots.ts';
import { english } from './testing/english.ts';
import { sampleMatch } from './testing/sample-events.ts';
import { Providers } from './testing/with-providers.tsx';

afterEach(cleanup);

const createView = (changes: Partial<WireEvent> = {}) => toEventView(sampleMatch(changes), { text: english });

/** A feature's button whose text contains both teams of its event. */
const followFill = createFill(eventCardAction, ({ event, display }) => (
  <button type="button">{`Follow ${event.teams?.map(({ name }) => name).join(' and ')}, ${display}`}</button>
));

const variants: readonly (readonly [string, (view: EventView) => ReactNode, string])[] = [
  ['a card', (view) => <EventCard view={view} />, 'card'],
  ['a clip', (view) => <EventCard view={view} shape="tall" />, 'picture'],
  ['the large card of a grid', (view) => <EventCard view={view} shape="featured" />, 'picture'],
  ['a channel', (view) => <ChannelCard view={view} programmes={[]} />, 'card'],
  ['a row', (view) => <EventRow view={view} />, 'row'],
  ['a small card', (view) => <EventMiniCard view={view} />, 'mini'],
  ['a hero', (view) => <EventHero view={view} />, 'hero'],
];

test.each(variants)('the %s renders a feature’s action outside of its link', (_, renderView, variant) => {
  render(<Providers fills={[followFill]}>{renderView(createView())}</Providers>);
  const button = screen.getByRole('button', { name: `Follow Tromsø Aurora and Oslo Ravens, ${variant}` });
  expect(button.closest('a')).toBeNull();
});

test.each(['live', 'upcoming', 'archived', 'vod', 'channel'] as const)(
  'the card of an event that is %s renders the action of a feature',
  (status) => {
    render(
      <Providers fills={[followFill]}>
        <EventCard view={createView({ status })} />
      </Providers>,
    );
    expect(screen.getByRole('button', { name: /^Follow/ })).toBeTruthy();
  },
);

test('an action that the page passes to a card replaces the features’ actions', () => {
  render(
    <Providers fills={[followFill]}>
      <EventCard view={createView()} action={<button type="button">Take off</button>} />
    </Providers>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take off']);
});
