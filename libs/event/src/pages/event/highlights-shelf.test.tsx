import { act, cleanup, render, screen } from '@testing-library/react';
import { setLatePicture, toEventView } from '@touchline/content';
import { json } from '@touchline/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { HighlightsShelf } from './highlights-shelf.tsx';
import { RelatedList } from './related-list.tsx';

afterEach(() => {
  act(() => setLatePicture(undefined));
  cleanup();
});

test('the related list has no highlight of a live match while its picture is behind live', async () => {
  const view = toEventView(createWireMatch({ status: 'live' }), { text: (key) => key });
  const entries = [
    { id: 'h1', event_id: view.id, title: 'The goal', media_type: 'highlight', status: 'vod' },
    { id: 'm2', title: 'Another match', media_type: 'event', status: 'upcoming' },
  ];
  render(
    <Scene fetch={async () => json({ entries, nextExists: false })}>
      <RelatedList id={view.id} />
    </Scene>,
  );
  await screen.findByText('Another match');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  act(() => setLatePicture({ matchId: view.matchId, second: 60 }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Another match'),
  ]);
});

test('the highlights of a live match are absent while the picture is behind live', async () => {
  const view = toEventView(createWireMatch({ status: 'live' }), { text: (key) => key });
  const goal = { id: 'h1', title: 'The goal', media_type: 'highlight', status: 'vod' };
  render(
    <Scene fetch={async () => json({ entries: [goal], nextExists: false })}>
      <HighlightsShelf view={view} highlightKind="game" />
    </Scene>,
  );
  expect(await screen.findByRole('article')).toBeTruthy();
  act(() => setLatePicture({ matchId: view.matchId, second: 60 }));
  expect(screen.queryByRole('article')).toBeNull();
  act(() => setLatePicture(undefined));
  expect(screen.getByRole('article')).toBeTruthy();
});
