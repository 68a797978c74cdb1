import { cleanup, render, screen } from '@testing-library/react';
import { PageProviders } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterEach, expect, test } from 'vitest';
import { EventCard } from '../event-card/event-card.tsx';
import { toEventView } from '../event-view/event-view.ts';
import { EventRow } from '../event-row/event-row.tsx';
import { ScoreBar } from '../score-bar/score-bar.tsx';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';

afterEach(cleanup);

test.each([
  ['en', 'ltr'],
  ['he', 'rtl'],
] as const)('with titles in %s, an English page has scores and crests in direction %s', (language, direction) => {
  const site = createSiteConfig({ locales: { default: language, enabled: ['en', 'he'], direction: {} } });
  const view = toEventView(sampleMatch({ image_url: undefined }), { text: english });
  render(
    <PageProviders now={0} site={site}>
      <EventCard view={view} />
      <ScoreBar view={view} />
      <EventRow view={view} />
    </PageProviders>,
  );
  const scores = screen.getAllByText(/^Tromsø Aurora 3, Oslo Ravens 2$/);
  // The two teams of a row are below each other.
  const crests = [...document.querySelectorAll('img[src*="crest"], [data-side] img')].filter(
    (crest) => !crest.closest('li'),
  );
  const rowScore = screen.getByText('3–2');
  expect(scores).toHaveLength(3);
  expect(crests.length).toBeGreaterThan(0);
  for (const element of [...scores.slice(0, 2), rowScore, ...crests])
    expect(element.closest('[dir]')?.getAttribute('dir')).toBe(direction);
});
