import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CatalogOptions } from '../../options.ts';
import { respondFailure, createWorld, type CatalogWorld, type InterceptCall } from '../../testing/catalog-world.tsx';
import {
  createGuideResponder,
  createChannel,
  guideNow,
  sampleChannels,
  samplePrograms,
  createProgramme,
} from '../../testing/sample-channels.ts';
import { guidePage } from './guide.page.tsx';

const options: CatalogOptions = { home: { hero: true, shelves: ['channels'], scope: {} } };
const guide = guidePage(options);

function createGuideWorld(
  answer: InterceptCall = createGuideResponder(sampleChannels, samplePrograms),
  now = guideNow,
): CatalogWorld {
  const world = createWorld({ backendUrl: 'http://nowhere.invalid', now });
  world.breakNetwork(answer);
  return world;
}

const renderGuide = ({ Providers }: CatalogWorld, path = '/channels/') => (
  <Providers path={path}>
    <guide.Page />
  </Providers>
);

/** Loads and renders the page. */
async function openGuide(world: CatalogWorld, path?: string) {
  await guide.load?.(world.context());
  return render(renderGuide(world, path));
}

const findRow = (name: string) => {
  const gridRow = screen.getAllByRole('row').find((element) => within(element).queryByRole('rowheader', { name }));
  if (!gridRow) throw new Error(`expected a row for ${name}`);
  return within(gridRow);
};
const getProgrammes = (name: string) =>
  findRow(name)
    .queryAllByRole('gridcell')
    .flatMap((cell) => replaceNoBreakSpaces(cell.querySelector('[data-start]')?.textContent ?? '') || []);
/** Replaces non-breaking spaces. */
const replaceNoBreakSpaces = (cellText: string) => cellText.replaceAll('\u00a0', ' ');
const getFocusedText = () => document.activeElement?.textContent;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('the guide', () => {
  it('the server’s HTML of the guide has the programmes of its first six channels, and only these are requested', async () => {
    const manyChannels = Array.from({ length: 40 }, (_, index) => createChannel(`c${index}`, `Channel ${index}`));
    const world = createGuideWorld((path, body) =>
      path.startsWith('/epg/')
        ? createGuideResponder(manyChannels, { [path.slice(5)]: samplePrograms['one'] ?? [] })(path, body)
        : createGuideResponder(manyChannels, {})(path, body),
    );
    await guide.load?.(world.context());
    const html = renderToString(renderGuide(world));
    expect(html.match(/Late Shift/g)).toHaveLength(6);
    expect(html).toContain('Channel 39');
    expect(world.calls.filter(({ path }) => path.startsWith('/epg/'))).toHaveLength(6);
  });

  it('the guide shows the times of each programme, and labels the current and the recorded programmes', async () => {
    await openGuide(createGuideWorld());
    const now = findRow('NIL One').getByRole('link', { name: /^Studio/ });
    expect(replaceNoBreakSpaces(now.textContent)).toBe('Studio: round 31 live conference7:30 PM – 9:45 PMOn now');
    expect(now.getAttribute('href')).toBe('/channels/one/');
    const recordedLink = findRow('NIL One').getByRole('link', { name: /Watch again$/ });
    expect(recordedLink.getAttribute('href')).toBe('/events/aurora-ravens/');
    expect(findRow('NIL One').getByRole('rowheader').querySelector('a')?.getAttribute('href')).toBe('/channels/one/');
  });

  it('the guide opens the details of a later programme, and returns the focus', async () => {
    await openGuide(createGuideWorld());
    const laterCell = findRow('NIL One').getByRole('button', { name: /^Late Shift/ });
    await userEvent.click(laterCell);
    const dialog = within(await screen.findByRole('dialog', { name: 'Late Shift with Maja Holm' }));
    expect(await dialog.findByText(/Which moves decided/)).toBeDefined();
    expect(dialog.getByText('NIL One: Today, 9:45 PM – 11:15 PM')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Go to channel' }).getAttribute('href')).toBe('/channels/one/');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(laterCell));
  });

  it('the guide is one tab stop; arrow keys move in time, and to another channel at the same time', async () => {
    await openGuide(createGuideWorld());
    const listTimedCells = () => [...screen.getByRole('grid').querySelectorAll('[data-start], [data-cell][href]')];
    expect(listTimedCells().filter((element) => element instanceof HTMLElement && element.tabIndex === 0)).toHaveLength(
      1,
    );
    act(() =>
      findRow('NIL One')
        .getByRole('link', { name: /^Studio/ })
        .focus(),
    );
    const pressKeys = async (keys: string) => {
      await userEvent.keyboard(keys);
      return getFocusedText();
    };
    expect(await pressKeys('{ArrowRight}')).toContain('Late Shift');
    expect(await pressKeys('{ArrowRight}')).toContain('The penalty box');
    expect(await pressKeys('{ArrowDown}')).toContain('Face-off');
    // The time stays the same when the focus passes a channel without programmes.
    expect(await pressKeys('{ArrowDown}')).toBe('NIL Classic');
    expect(await pressKeys('{ArrowUp}')).toBe('Ice 24');
    expect(await pressKeys('{ArrowRight}')).toContain('Face-off');
    expect(await pressKeys('{ArrowUp}')).toContain('The penalty box');
    expect(await pressKeys('{Home}')).toBe('NIL One');
    expect(await pressKeys('{ArrowDown}')).toBe('Ice 24');
    expect(await pressKeys('{End}')).toContain('Face-off');
    expect(await pressKeys('{Control>}{Home}{/Control}')).toBe('NIL One');
    expect(listTimedCells().filter((element) => element instanceof HTMLElement && element.tabIndex === 0)).toEqual([
      document.activeElement,
    ]);
  });

  it('the guide offers Retry in the row of a channel whose programmes fail to load [fault-2]', async () => {
    const { ice, ...others } = samplePrograms;
    const world = createGuideWorld(createGuideResponder(sampleChannels, others));
    await openGuide(world);
    const retry = await findRow('Ice 24').findByRole('button', { name: 'Try again' });
    expect(getProgrammes('NIL One').length).toBeGreaterThan(3);
    expect(findRow('NIL Classic').getByText('No listings available.')).toBeDefined();
    world.breakNetwork(createGuideResponder(sampleChannels, samplePrograms));
    await userEvent.click(retry);
    await waitFor(() => expect(getProgrammes('Ice 24')).toHaveLength(ice?.length ?? 0));
  });

  it('the guide shows an empty state without channels, and Retry if the channels fail to load', async () => {
    await openGuide(createGuideWorld(createGuideResponder([], {})));
    expect(screen.getByRole('heading', { name: 'No channels yet' })).toBeDefined();
    cleanup();
    const world = createGuideWorld(respondFailure);
    await openGuide(world);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    world.breakNetwork(createGuideResponder(sampleChannels, samplePrograms));
    await userEvent.click(retry);
    await waitFor(() => expect(getProgrammes('NIL One').length).toBeGreaterThan(3));
  });

  it('the guide shows the day of the address', async () => {
    await openGuide(createGuideWorld(), '/channels/?day=yesterday');
    expect(getProgrammes('NIL One').map((cellText) => cellText.slice(0, 9))).toEqual(['Yesterday']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Yesterday');
    expect(screen.queryByRole('button', { name: 'Now' })).toBeNull();
  });

  it('the guide moves to the next day at midnight', async () => {
    vi.useFakeTimers({ now: guideNow, shouldAdvanceTime: true });
    const midnight = Date.UTC(2026, 10, 22, 23);
    vi.setSystemTime(midnight - 20_000);
    const lateShow = createProgramme('Late film', -30, 60, { at: midnight });
    const evening = createProgramme('Evening news', -90, -30, { at: midnight });
    const world = createGuideWorld(
      createGuideResponder([createChannel('one', 'NIL One')], { one: [evening, lateShow] }),
      midnight - 20_000,
    );
    await openGuide(world);
    expect(getProgrammes('NIL One')).toEqual(['Evening news10:30 PM – 11:30 PM', 'Late film11:30 PM – 1:00 AMOn now']);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(getProgrammes('NIL One')).toEqual(['Late film11:30 PM – 1:00 AMOn now']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Nov 23');
  });
});
