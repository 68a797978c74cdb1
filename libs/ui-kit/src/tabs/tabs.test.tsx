import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Example() {
  const [value, setValue] = useState('a');
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
  return (
    <Tabs label="Parts" tabs={tabs} value={value} onChange={setValue}>
      Panel {value}
    </Tabs>
  );
}

test('arrow keys select and show the panel of the focused tab', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'b', selected: true }));
  expect(screen.getByRole('tabpanel', { name: 'b' }).textContent).toBe('Panel b');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'a' }).textContent).toBe('Panel a');
});

test('in right-to-left pages the arrow keys are reversed', async () => {
  const user = userEvent.setup();
  render(
    <div style={{ direction: 'rtl' }}>
      <Example />
    </div>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'b', selected: true })).toBeTruthy();
});

test('the list of tabs is one tab stop', () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});
