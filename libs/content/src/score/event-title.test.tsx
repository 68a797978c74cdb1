import { cleanup, render, screen } from '@testing-library/react';
import { PageProviders } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterEach, expect, test } from 'vitest';
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { EventTitle } from './event-title.tsx';

afterEach(cleanup);

/** Renders the title on an English page of a customer whose default language is `language`. */
function renderTitle(language: 'en' | 'he', title: string): HTMLElement {
  const site = createSiteConfig({ locales: { default: language, enabled: ['en', 'he'], direction: {} } });
  render(
    <PageProviders now={0} site={site}>
      <p>
        <EventTitle view={toEventView(sampleMatch({ title, safe_title: title }), { text: english })} />
      </p>
    </PageProviders>,
  );
  return screen.getByText(title);
}

test('a title in another language than the page has `lang` and its own direction', () => {
  const title = renderTitle('he', 'הפועל נגד מכבי');
  expect(title.tagName).toBe('BDI');
  expect(title.lang).toBe('he');
});

test('a title in the page’s language has no extra element', () => {
  expect(renderTitle('en', 'Aurora vs Ravens').tagName).toBe('P');
});
