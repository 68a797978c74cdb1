import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Boundary } from '@touchline/feature-kit';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { MomentsMount } from './moments-mount.event.tsx';
import { createMomentsWorld, findRecordedMatch } from '../testing/moments-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const loadState = vi.hoisted(() => ({ isBlocked: false }));
vi.mock(import('./key-moments.tsx'), async (importOriginal) => {
  if (loadState.isBlocked) throw new Error('blocked');
  return importOriginal();
});

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the content after the moments appears when their code is blocked [fault-38b]', async () => {
  loadState.isBlocked = true;
  const world = createMomentsWorld(inject('backendUrl'));
  const match = await findRecordedMatch(world, 0);
  const event = { ...match, source: { ...match.source, hd: '/match.m3u8' } };
  const renderPage = (isAfterPicture: boolean) => (
    <world.Providers>
      <main>
        <Boundary section="moments">
          <MomentsMount event={event} isAfterPicture={isAfterPicture} />
        </Boundary>
        <p>Related</p>
      </main>
    </world.Providers>
  );
  const { rerender } = render(renderPage(false));
  // Styles hide the content after the busy element.
  expect(screen.getByRole('main').querySelector('[aria-busy]')).not.toBeNull();
  await act(async () => rerender(renderPage(true)));
  await waitFor(() => expect(screen.getByRole('main').children).toHaveLength(1));
  expect(screen.getByText('Related')).toBeTruthy();
});
