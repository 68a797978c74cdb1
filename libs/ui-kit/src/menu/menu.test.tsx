import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OnDemand } from '../on-demand/on-demand.tsx';
import { Select } from '../select/select.tsx';
import { Menu, MenuCheck, MenuChoice, MenuItem } from './menu.tsx';

// jsdom has no layout to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const languages = [
  { value: 'en', label: 'English' },
  { value: 'he', label: 'עברית' },
] as const;

test('a menu opens with the keyboard, moves with the arrows, and selects an item', async () => {
  const user = userEvent.setup();
  const logOut = vi.fn();
  render(
    <Menu trigger={<button type="button">Account</button>}>
      <MenuItem onSelect={() => undefined}>Account</MenuItem>
      <MenuItem onSelect={logOut}>Log out</MenuItem>
    </Menu>,
  );
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu opens with Space, moves by a letter and by End, and Escape closes it and focuses its button', async () => {
  const user = userEvent.setup();
  const getFocusedText = () => document.activeElement?.textContent;
  render(
    <Menu trigger={<button type="button">Account</button>}>
      {['Profile', 'My clips', 'Log out'].map((label) => (
        <MenuItem key={label} onSelect={() => undefined}>
          {label}
        </MenuItem>
      ))}
    </Menu>,
  );
  await user.tab();
  await user.keyboard(' ');
  await waitFor(() => expect(getFocusedText()).toBe('Profile'));
  await user.keyboard('m');
  await waitFor(() => expect(getFocusedText()).toBe('My clips'));
  await user.keyboard('{End}');
  await waitFor(() => expect(getFocusedText()).toBe('Log out'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }));
});

test('a menu whose code loads after a key press focuses its first item', async () => {
  const user = userEvent.setup();
  const Loaded = () => (
    <Menu defaultOpen trigger={<button type="button">Account</button>}>
      <MenuItem onSelect={() => undefined}>Log out</MenuItem>
    </Menu>
  );
  render(<OnDemand load={() => Promise.resolve(Loaded)} trigger={<button type="button">Account</button>} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Log out' })));
});

test('a choice in a menu shows the selected option, and reports a newly selected option', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(
    <Menu defaultOpen trigger={<button type="button">Language</button>}>
      <MenuChoice label="Language" value="en" onChange={choose} options={languages} />
    </Menu>,
  );
  expect(await screen.findByRole('menuitemradio', { name: 'English', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('menuitemradio', { name: 'עברית' }));
  expect(choose).toHaveBeenCalledWith('he');
});

test('a check item shows on, off or unknown, and keeps the menu open when it is pressed', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  const findMenuItem = () => screen.findByRole('menuitemcheckbox', { name: 'Follow' });
  const renderMenu = (isChecked: boolean | undefined) => (
    <Menu defaultOpen trigger={<button type="button">Teams</button>}>
      <MenuCheck checked={isChecked} onChange={change}>
        Follow
      </MenuCheck>
    </Menu>
  );
  const { rerender } = render(renderMenu(undefined));
  expect((await findMenuItem()).getAttribute('aria-checked')).toBe('mixed');
  await user.click(await findMenuItem());
  expect(change).toHaveBeenCalledTimes(1);
  rerender(renderMenu(true));
  expect((await findMenuItem()).getAttribute('aria-checked')).toBe('true');
});

test('an open menu adds no style element, and the page stays scrollable', async () => {
  const styleCount = document.querySelectorAll('style').length;
  render(
    <Menu defaultOpen trigger={<button type="button">Account</button>}>
      <MenuItem onSelect={() => undefined}>Log out</MenuItem>
    </Menu>,
  );
  await screen.findByRole('menu');
  expect(document.querySelectorAll('style')).toHaveLength(styleCount);
  expect(document.body.style.pointerEvents).toBe('');
});

test('a select is named by its label and its value', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(<Select label="Language" value="en" onChange={choose} options={languages} />);
  await user.click(screen.getByRole('button', { name: 'Language English' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'עברית' }));
  expect(choose).toHaveBeenCalledWith('he');
});
