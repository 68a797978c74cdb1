import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireEvent } from '@touchline/contract';
import { toEventView } from '../event-view/event-view.ts';
import { spoilerStore } from '../spoiler/spoiler-store.ts';
import { english } from '../testing/english.ts';
import { sampleMatch, sampleNowMs } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { ScoreBar } from './score-bar.tsx';

afterEach(() => {
  cleanup();
  spoilerStore.set(false);
});

const createScoreBar = (changes: Partial<WireEvent> = {}) => (
  <Providers>
    <ScoreBar view={toEventView(sampleMatch(changes), { text: english })} />
  </Providers>
);
const goalChanges = { team1: { name: 'Tromsø Aurora', score: 4 }, updated_at: '2026-02-12T19:31:00.000Z' };
const getAnnouncement = () => document.querySelector('[aria-live]')?.textContent;

describe('ScoreBar', () => {
  it('the score bar reads the score as a sentence and shows the clock', () => {
    render(createScoreBar());
    expect(screen.getByText('Tromsø Aurora 3, Oslo Ravens 2')).toBeDefined();
    expect(screen.getByText('3rd period, 12:47 left')).toBeDefined();
  });

  it('the score bar links a team’s name to its page, unless the team has no id', () => {
    render(createScoreBar({ team1: { id: 'tra', name: 'Tromsø Aurora' }, team2: { name: 'Oslo Ravens' } }));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tromsø Aurora', '/team/tra/'],
    ]);
  });

  it('the score bar announces a goal once, and is silent before it', () => {
    const { rerender } = render(createScoreBar());
    expect(getAnnouncement()).toBe('');
    rerender(createScoreBar(goalChanges));
    expect(getAnnouncement()).toBe('Tromsø Aurora 4, Oslo Ravens 2');
  });

  it('the score bar announces the end of a match with its score, but not the score of a past match', () => {
    const { rerender } = render(createScoreBar());
    rerender(createScoreBar({ status: 'archived', clock: undefined }));
    expect(getAnnouncement()).toBe('Final: Tromsø Aurora 3, Oslo Ravens 2');
    cleanup();
    render(createScoreBar({ status: 'archived', clock: undefined }));
    expect(getAnnouncement()).toBe('');
  });

  it('behind live, the score bar neither shows nor announces the end of a match until the picture reaches it', () => {
    const view = toEventView(sampleMatch({ status: 'archived', clock: undefined }), { text: english });
    const createBehindBar = (isBehind: boolean, isOver = true) => (
      <Providers>
        <ScoreBar
          view={isOver ? view : { ...view, status: 'live' }}
          picture={isBehind ? { score: [1, 0], clock: undefined, atMs: undefined } : undefined}
        />
      </Providers>
    );
    const { rerender } = render(createBehindBar(true, false));
    rerender(createBehindBar(true));
    expect(screen.queryByText('Final')).toBeNull();
    expect(getAnnouncement()).toBe('');
    rerender(createBehindBar(false));
    expect(screen.getByText('Final')).toBeDefined();
    expect(getAnnouncement()).toBe('Final: Tromsø Aurora 3, Oslo Ravens 2');
  });

  it('the score bar announces the final score when the score at the picture was unknown until the end', () => {
    const view = toEventView(sampleMatch({ status: 'archived', clock: undefined }), { text: english });
    const unknown = { score: undefined, clock: undefined, atMs: undefined };
    const createBar = (picture: typeof unknown | undefined) => (
      <Providers>
        <ScoreBar view={view} picture={picture} />
      </Providers>
    );
    const { rerender } = render(createBar(unknown));
    expect(getAnnouncement()).toBe('');
    rerender(createBar(undefined));
    expect(getAnnouncement()).toBe('Final: Tromsø Aurora 3, Oslo Ravens 2');
  });

  it('behind live, the score bar shows the reason for an unknown score, also if it knows the clock', () => {
    const view = toEventView(sampleMatch(), { text: english });
    render(
      <Providers>
        <ScoreBar
          view={view}
          picture={{ score: undefined, clock: view.clock, atMs: sampleNowMs }}
          onShowLive={() => undefined}
        />
      </Providers>,
    );
    expect(screen.getAllByText('Live score hidden until you are there')).toHaveLength(2);
  });

  it('the score bar shows dashes and stays silent for a viewer who hides spoilers', () => {
    const { rerender } = render(createScoreBar());
    act(() => spoilerStore.set(true));
    rerender(createScoreBar(goalChanges));
    expect(screen.getAllByText('–')).toHaveLength(2);
    expect(screen.getByText('Score hidden')).toBeDefined();
    expect(screen.queryByText(/Aurora \d/)).toBeNull();
    expect(getAnnouncement()).toBe('');
    act(() => spoilerStore.set(false));
    expect(getAnnouncement()).toBe('');
  });

  it('the score bar shows the kick-off in the displayed time zone before the match', () => {
    render(createScoreBar({ status: 'upcoming', clock: undefined }));
    expect(screen.getByText(/7:00.PM/)).toBeDefined();
    expect(screen.queryByText(/Aurora 3/)).toBeNull();
  });

  it('the score bar shows “Final” after the match', () => {
    render(createScoreBar({ status: 'archived' }));
    expect(screen.getByText('Final')).toBeDefined();
  });

  it('the score bar is empty for an event without teams', () => {
    const { container } = render(createScoreBar({ team1: undefined }));
    expect(container.textContent).toBe('');
  });

  it('the score bar reveals the score only on a press of the button, and moves the focus to it', () => {
    spoilerStore.set(true);
    const { rerender } = render(createScoreBar({ id: 'asked' }));
    act(() => screen.getByRole('button', { name: 'Show score' }).click());
    expect(document.activeElement?.textContent).toContain('Tromsø Aurora 3, Oslo Ravens 2');
    rerender(createScoreBar({ id: 'another', event_id: 'another' }));
    expect(screen.getByText('Score hidden')).toBeDefined();
  });
});
