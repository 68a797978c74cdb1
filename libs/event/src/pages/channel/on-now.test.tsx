import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSpoilerFree } from '@touchline/content';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { kickOff } from '../../testing/wire.ts';
import { OnNow } from './on-now.tsx';
import { ProgrammeList } from './programme-list.tsx';

const hour = 3_600_000;
const createProgramme = (title: string, startHours: number, description?: string) => ({
  id: title,
  title,
  description,
  start_date: new Date(kickOff + startHours * hour).toISOString(),
  end_date: new Date(kickOff + (startHours + 1) * hour).toISOString(),
});
const programmes = [
  createProgramme('Aurora 5–4 Ravens', 0, 'Aurora win it late.'),
  createProgramme('Storm 1–2 Tide', 1),
];
function SpoilerSwitch() {
  const { isOn, set } = useSpoilerFree();
  return (
    <button type="button" onClick={() => set(!isOn)}>
      switch
    </button>
  );
}
const renderOnNow = () =>
  render(
    <Scene>
      <SpoilerSwitch />
      <OnNow programmes={programmes} />
      <ProgrammeList programmes={programmes} />
    </Scene>,
  );

afterEach(cleanup);

test('in spoiler-free mode, a channel hides results in repeated programmes, and shows the description on request', async () => {
  const { container } = renderOnNow();
  expect(screen.getAllByText('5–4')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'switch' }));
  expect(container.textContent).not.toMatch(/5–4|1–2|win it late/);
  await userEvent.click(screen.getByRole('button', { name: /^Show description/ }));
  expect(screen.getByText('Aurora win it late.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'switch' }));
});

test('the list of a channel starts with the current programme under today’s date, even if it started yesterday', () => {
  const programmesAroundNow = [
    createProgramme('Over', -30),
    createProgramme('Night shift', -2, undefined),
    createProgramme('Morning skate', 30),
  ];
  const [pastProgramme, currentProgramme, next] = programmesAroundNow;
  if (!pastProgramme || !currentProgramme || !next) throw new Error('expected three programmes');
  render(
    <Scene now={kickOff + 5 * hour}>
      <ProgrammeList programmes={[pastProgramme, { ...currentProgramme, end_date: next.start_date }, next]} />
    </Scene>,
  );
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Tomorrow']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Night shift'),
    expect.stringContaining('Morning skate'),
  ]);
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('true');
});
