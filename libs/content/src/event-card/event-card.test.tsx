import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireEvent } from '@touchline/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toEventView } from '../event-view/event-view.ts';
import { setLatePicture } from '../spoiler/late-picture.ts';
import { spoilerStore } from '../spoiler/spoiler-store.ts';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { Providers, type ProvidersProps } from '../testing/with-providers.tsx';
import { PersonalAccessContext } from './access-label.tsx';
import { ChannelCard } from './channel-card.tsx';
import { EventCard, type EventCardProps } from './event-card.tsx';

afterEach(() => {
  cleanup();
  spoilerStore.set(false);
  act(() => setLatePicture(undefined));
});

const createView = (changes: Partial<WireEvent>) => toEventView(sampleMatch(changes), { text: english });
const createCard = (changes: Partial<WireEvent>, moreProps: Partial<EventCardProps & ProvidersProps> = {}) => {
  const { onIntent, ...props } = moreProps;
  return (
    <Providers onIntent={onIntent}>
      <EventCard view={createView(changes)} {...props} />
    </Providers>
  );
};
const getLink = () => screen.getByRole('link');

describe('EventCard', () => {
  it('a card is one link to the event’s page, with a slash at the end of its address', () => {
    render(createCard({ id: 'a/b' }));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(getLink().getAttribute('href')).toBe('/events/a%2Fb/');
    expect(getLink().textContent).toBe('Tromsø Aurora v Oslo Ravens');
  });

  it('a live match’s card shows its clock and score', () => {
    render(createCard({}));
    expect(screen.getByText('P3 12:47').ariaHidden, 'not read').toBe('true');
    expect(screen.getByText('3rd period, 12:47 left'), 'read').toBeDefined();
    expect(screen.getByText('Tromsø Aurora 3, Oslo Ravens 2')).toBeDefined();
  });

  it('while this tab plays a match behind live, the match’s card shows neither score nor clock, and another card does', () => {
    render(
      <>
        {createCard({ id: 'late', title: 'Aurora 3–2 Ravens', safe_title: 'Aurora v Ravens' })}
        {createCard({ id: 'other' })}
      </>,
    );
    act(() => setLatePicture({ matchId: 'late', second: 60 }));
    const [lateCard, otherCard] = screen.getAllByRole('article');
    expect(lateCard?.textContent).toContain('Live score hidden until you are there');
    expect(lateCard?.textContent).not.toMatch(/\d/);
    expect(otherCard?.textContent).toContain('Tromsø Aurora 3, Oslo Ravens 2');
    act(() => setLatePicture(undefined));
    expect(lateCard?.textContent).toContain('P3 12:47');
  });

  it('while this tab plays a match behind live, the line of the match’s card does not depend on the period', () => {
    const renderLine = (period: number) => {
      const page = render(createCard({ clock: { period, seconds: 65, running: false } }));
      const line = page.container.querySelector('[style*="inline-size"]')?.parentElement?.outerHTML;
      page.unmount();
      return line;
    };
    expect(renderLine(2)).not.toBe(renderLine(4));
    act(() => setLatePicture({ matchId: 'tra-osl', second: 60 }));
    expect(renderLine(2)).toBe(renderLine(4));
  });

  it('the card of a match in overtime shows only that it is live when the viewer hides spoilers', () => {
    const overtime = { clock: { period: 4, seconds: 65, running: false } };
    const { unmount } = render(createCard(overtime));
    expect(screen.getByRole('article').textContent).toMatch(/OT/);
    expect(renderToString(createCard(overtime))).toMatch(/data-reveals=""[^>]*><span aria-hidden="true">OT/);
    unmount();
    spoilerStore.set(true);
    render(createCard(overtime));
    expect(screen.getByRole('article').textContent).not.toMatch(/OT|01:05/);
  });

  it.each([
    ['live', {}],
    ['upcoming', {}],
    ['archived', {}],
    ['vod', {}],
    ['live', { shape: 'featured' }],
    ['archived', { shape: 'tall' }],
  ] as const)('the card of an external event shows “On another site”: %s %o', (status, changes) => {
    const { rerender } = render(createCard({ status, media_type: 'externalContent' }, changes));
    expect(screen.getByText('On another site')).toBeDefined();
    rerender(createCard({ status, media_type: 'event' }, changes));
    expect(screen.queryByText('On another site')).toBeNull();
  });

  it('the card of an upcoming match shows the remaining time in words', () => {
    render(createCard({ status: 'upcoming', event_date: '2026-02-12T20:12:00.000Z', clock: undefined }));
    expect(screen.getByText(/^In 42 min/)).toBeDefined();
    expect(screen.getByText('Today')).toBeDefined();
  });

  it('the card of an upcoming match shows “Starting any moment” after its kick-off', () => {
    render(createCard({ status: 'upcoming', event_date: '2026-02-12T19:29:00.000Z' }));
    expect(screen.getByText('Starting any moment')).toBeDefined();
  });

  it('a recording’s card shows its length, its day and its kind', () => {
    render(createCard({ status: 'archived', duration: 9066, event_date: '2026-02-11T18:00:00.000Z' }));
    expect(screen.getByText('2:31:06')).toBeDefined();
    expect(screen.getByText('Yesterday')).toBeDefined();
    expect(screen.getByText('Full match')).toBeDefined();
  });

  it('a highlight’s card has no result over its picture', () => {
    render(createCard({ status: 'vod', media_type: 'highlight', title: 'Overtime winner' }));
    expect(screen.queryByText(/Aurora 3/)).toBeNull();
    expect(screen.getByText('Highlights')).toBeDefined();
  });

  it.each([
    ['€5.99', { commerce_coverage: 'commerce_ppv_media', price_from: { price: '5.99', currency: 'EUR' } }],
    ['Subscribers', { commerce_coverage: 'commerce_subscription_basic_media' }],
    ['Free with account', { commerce_coverage: 'commerce_members_media' }],
  ] as const)('the card of an event that is not free shows %s', (badge, changes) => {
    render(createCard(changes));
    expect(screen.getByText(badge)).toBeDefined();
  });

  it('the lock of a visitor’s card is hidden from a signed-in viewer', () => {
    const lockedEvent = { commerce_coverage: 'commerce_members_media' } as const;
    const { rerender } = render(<PersonalAccessContext value={false}>{createCard(lockedEvent)}</PersonalAccessContext>);
    expect(screen.getByText('Free with account').closest('[class*="unsure"]')).not.toBeNull();
    rerender(<PersonalAccessContext value>{createCard(lockedEvent)}</PersonalAccessContext>);
    expect(screen.getByText('Free with account').closest('[class*="unsure"]')).toBeNull();
    rerender(
      <PersonalAccessContext value>{createCard({ ...lockedEvent, available_for_user: true })}</PersonalAccessContext>,
    );
    expect(
      screen.getByText('Free with account').closest('[class*="opened"]'),
      'an unlocked card keeps the space of its lock',
    ).not.toBeNull();
    cleanup();
    render(createCard({ ...lockedEvent, available_for_user: true }));
    expect(screen.queryByText('Free with account')).toBeNull();
  });

  it('a card hides a title that reveals a score when the viewer hides spoilers', () => {
    render(createCard({ status: 'vod', media_type: 'highlight', title: 'Aurora 5–4 Ravens' }));
    act(() => spoilerStore.set(true));
    expect(getLink().textContent).toBe('Tromsø Aurora vs Oslo Ravens');
  });

  it('a recording’s card hides its picture and length when the viewer hides spoilers', () => {
    spoilerStore.set(true);
    const { container } = render(createCard({ status: 'archived', duration: 9066, image_url: '/shootout.jpg' }));
    expect(screen.queryByText('2:31:06')).toBeNull();
    expect(container.innerHTML).not.toContain('shootout');
  });

  it('a card keeps a score within its title on one line', () => {
    render(createCard({ status: 'vod', media_type: 'highlight', title: 'Aurora 5–4 Ravens, best of 2025–26' }));
    expect(getLink().textContent).toContain('Aurora 5–4 Ravens, best of 2025–26');
    expect(screen.getByText('5–4').className).toContain('score');
  });

  it('the server’s HTML flags a title that reveals a score, so that styles can hide it', () => {
    const html = renderToString(createCard({ status: 'archived', title: 'Aurora 3–2 Ravens' }));
    expect(html.match(/data-reveals/g)).toHaveLength(1);
    expect(html).toMatch(
      /<span class="[^"]*revealing[^"]*">Aurora <span [^>]*>3–2<\/span> Ravens<\/span><span class="[^"]*safe[^"]*" hidden/,
    );
    expect(renderToString(createCard({ status: 'upcoming' }))).not.toContain('data-reveals');
  });

  it('a card calls `onIntent` once per hover and once per focus', async () => {
    const onIntent = vi.fn();
    render(createCard({}, { onIntent }));
    await userEvent.hover(getLink());
    await vi.waitFor(() =>
      expect(onIntent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/events/tra-osl/' })),
    );
    await userEvent.tab();
    expect(onIntent).toHaveBeenCalledTimes(2);
  });

  it('a card calls `onIntent` for a quick tap, but not for a passing pointer or a scrolling finger', () => {
    vi.useFakeTimers();
    const onIntent = vi.fn();
    render(createCard({}, { onIntent }));
    const touchPointer = { pointerType: 'touch' };
    fireEvent.pointerEnter(getLink());
    vi.advanceTimersByTime(40);
    fireEvent.pointerLeave(getLink());
    fireEvent.pointerEnter(getLink(), touchPointer);
    fireEvent.pointerDown(getLink(), touchPointer);
    vi.advanceTimersByTime(40);
    fireEvent.pointerCancel(getLink(), touchPointer);
    vi.advanceTimersByTime(1000);
    expect(onIntent).not.toHaveBeenCalled();
    fireEvent.pointerDown(getLink(), touchPointer);
    vi.advanceTimersByTime(40);
    fireEvent.pointerUp(getLink(), touchPointer);
    vi.advanceTimersByTime(1000);
    expect(onIntent).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('a card renders a page’s action outside of its link', () => {
    render(createCard({ status: 'upcoming' }, { action: <button type="button">Remind me</button> }));
    expect(getLink().contains(screen.getByRole('button'))).toBe(false);
  });

  it('a card renders a title of ten thousand characters without its bidi control', () => {
    render(createCard({ title: `\u202e${'x'.repeat(10_000)}` }));
    expect(getLink().textContent).toHaveLength(10_000);
  });
});

describe('ChannelCard', () => {
  const createProgramme = (id: string, start: string, end: string) => ({
    id,
    title: id,
    start_date: `2026-02-12T${start}:00.000Z`,
    end_date: `2026-02-12T${end}:00.000Z`,
  });
  const createChannelCard = (programmes: Parameters<typeof ChannelCard>[0]['programmes']) => (
    <Providers>
      <ChannelCard view={createView({ id: 'one', status: 'channel', title: 'NIL One' })} programmes={programmes} />
    </Providers>
  );

  it('a channel’s card shows the current and the next programme', () => {
    render(
      createChannelCard([createProgramme('Studio', '17:30', '21:00'), createProgramme('Late Shift', '21:00', '22:00')]),
    );
    expect(getLink().getAttribute('href')).toBe('/channels/one/');
    expect(getLink().getAttribute('aria-label')).toBe('NIL One, now: Studio');
    expect(screen.getByText(/Late Shift/)).toBeDefined();
  });

  it('a channel’s card hides results in its programmes and its label when the viewer hides spoilers', () => {
    spoilerStore.set(true);
    render(
      createChannelCard([
        createProgramme('Aurora 5–4 Ravens', '17:30', '21:00'),
        createProgramme('Storm 1–2 Tide', '21:00', '22:00'),
      ]),
    );
    const card = screen.getByRole('article');
    expect(card.innerHTML).not.toMatch(/5–4|1–2/);
    expect(getLink().textContent).toBe('Score hidden');
  });

  it('a channel’s card renders without a programme', () => {
    render(createChannelCard([]));
    expect(getLink().textContent).toBe('On air');
  });
});
