import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { PersonalRow, type PersonalRowProps } from './personal-row.tsx';
import { personalRowHeights } from './personal-row-heights.ts';

const views = [toEventView(sampleMatch(), { text: english })];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
});
afterEach(cleanup);

const renderRow = (props: Partial<PersonalRowProps> = {}) => (
  <Providers>
    <PersonalRow name="next" heading="Your teams" views={undefined} {...props} />
  </Providers>
);
const queryRegion = () => screen.queryByRole('region', { name: 'Your teams' });

it('a personal row that was not on home at the last visit appears together with its cards', () => {
  const { rerender } = render(renderRow());
  expect(queryRegion()).toBeNull();
  rerender(renderRow({ views }));
  expect(queryRegion()?.querySelectorAll('article')).toHaveLength(1);
});

it('a personal row reserves its last height while its cards load', () => {
  personalRowHeights.storeHeight('next', 312);
  const { container, rerender } = render(renderRow());
  const findReservedSpace = () => container.querySelector<HTMLElement>('[style]');
  expect(queryRegion()?.getAttribute('aria-busy')).toBe('true');
  expect(findReservedSpace()?.style.blockSize).toBe('312px');
  rerender(renderRow({ views }));
  expect(findReservedSpace()?.style.minBlockSize).toBe('312px');
});

it('a personal row disappears when it is empty, and reserves no space at the next visit', () => {
  personalRowHeights.storeHeight('next', 312);
  const { rerender } = render(renderRow());
  rerender(renderRow({ views: [] }));
  expect(queryRegion()).toBeNull();
  expect(personalRowHeights.getHeight('next')).toBeUndefined();
});

it('a personal row that fails offers a retry in its reserved space, or is absent without reserved space', async () => {
  const onRetry = vi.fn();
  const failedProps = { hasFailed: true, onRetry };
  render(renderRow(failedProps));
  expect(queryRegion()).toBeNull();
  cleanup();
  personalRowHeights.storeHeight('next', 312);
  const { container } = render(renderRow(failedProps));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(container.querySelector<HTMLElement>('[style]')?.style.minBlockSize).toBe('312px');
});

it('a personal row keeps its cards when a later request fails', () => {
  render(renderRow({ views, hasFailed: true, onRetry: vi.fn() }));
  expect(queryRegion()?.querySelectorAll('article')).toHaveLength(1);
});

it.each(['7', '[]', '{"next":"high","other":-4,"more":9e9}', 'no json'])(
  'a personal row reserves no space if the stored heights are %s',
  (raw) => {
    localStorage.setItem('touchline.nordic.own-rows', raw);
    expect(['next', 'other', 'more'].map(personalRowHeights.getHeight)).toEqual([undefined, undefined, undefined]);
  },
);
