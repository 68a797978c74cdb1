import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Slider } from './slider.tsx';

beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('dir');
});

async function pressRight(dir: 'ltr' | 'rtl') {
  document.documentElement.dir = dir;
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Slider value={[20]} onChange={change} labels={['Start']} valueText={(seconds) => `${seconds} seconds`} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  return change;
}

test('arrow keys move the handle in the page’s direction', async () => {
  expect(await pressRight('ltr')).toHaveBeenCalledWith([21]);
  cleanup();
  expect(await pressRight('rtl')).toHaveBeenCalledWith([19]);
});

test('a slider over time runs from left to right in a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Slider direction="ltr" value={[20]} onChange={change} labels={['Time']} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith([21]);
});

test('a handle has a name and announces its value', () => {
  render(<Slider value={[20]} onChange={() => undefined} labels={['Start']} valueText={(s) => `${s} seconds`} />);
  expect(screen.getByRole('slider', { name: 'Start' }).getAttribute('aria-valuetext')).toBe('20 seconds');
});

test('a key reports its change before its commit', async () => {
  const announcements: string[] = [];
  const user = userEvent.setup();
  render(
    <Slider
      value={[20]}
      onChange={([value]) => void announcements.push(`change ${value}`)}
      onCommit={([value]) => void announcements.push(`commit ${value}`)}
      labels={['Start']}
    />,
  );
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(announcements).toEqual(['change 21', 'commit 21']);
});
