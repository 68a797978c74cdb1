import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { EventRow } from './event-row.tsx';

afterEach(cleanup);

it('a row of an event without a league names its category once', () => {
  const event = sampleMatch({ gender: 'male', identities: [{ id: 'c', type: 'identity_item', title: 'Nordic Cup' }] });
  render(
    <Providers>
      <EventRow view={toEventView(event, { text: english, gender: true })} as="div" />
    </Providers>,
  );
  expect(screen.getAllByText(/Nordic Cup/).map(({ textContent }) => textContent)).toEqual(['Nordic Cup, Men']);
});
