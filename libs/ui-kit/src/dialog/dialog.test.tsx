import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Remove</Button>}
      title="Remove iPad?"
      description="It is logged out at once."
      closeLabel="Close"
      actions={<Button variant="danger">Remove device</Button>}
    />
  );
}

test('a dialog takes the focus, traps it, and returns it when Escape closes the dialog', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove iPad?', description: 'It is logged out at once.' });
  expect(document.activeElement).toBe(dialog);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
});

function RemovalDialog({ isOpenerKept }: { isOpenerKept: boolean }) {
  const [isOpenerMounted, setIsOpenerMounted] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  const answer = () => {
    setIsOpen(false);
    setIsOpenerMounted(isOpenerKept);
  };
  return (
    <>
      <ul ref={listRef} tabIndex={-1}>
        {isOpenerMounted && (
          <li>
            <Button onClick={() => setIsOpen(true)}>Remove</Button>
          </li>
        )}
      </ul>
      {isOpen && (
        <Dialog
          open
          onOpenChange={answer}
          title="Remove iPad?"
          focusAfter={() => listRef.current}
          actions={<Button onClick={answer}>Answer</Button>}
        />
      )}
    </>
  );
}

test.each([
  { isOpenerKept: true, focused: () => screen.getByRole('button', { name: 'Remove' }) },
  { isOpenerKept: false, focused: () => screen.getByRole('list') },
])(
  'a dialog without a trigger returns the focus to its opener, or else to `focusAfter` (opener present: $isOpenerKept)',
  async ({ isOpenerKept, focused }) => {
    const user = userEvent.setup();
    render(<RemovalDialog isOpenerKept={isOpenerKept} />);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(document.activeElement).toBe(focused()));
    expect(focus, 'the page does not scroll').toHaveBeenLastCalledWith({ preventScroll: true });
    focus.mockRestore();
  },
);

test('after the dialog leads to another page, closing it does not move the focus back', async () => {
  const user = userEvent.setup();
  render(<RemovalDialog isOpenerKept />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  history.replaceState(null, '', '/elsewhere/');
  // The dialog returns the focus in a later task.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(document.activeElement).toBe(document.body);
  history.replaceState(null, '', '/');
});

test('an open dialog stops the page behind it from scrolling, without a style element', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const styleCount = document.querySelectorAll('style').length;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(document.documentElement.dataset['scrollLock']).toBeDefined();
  expect(document.querySelectorAll('style')).toHaveLength(styleCount);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.dataset['scrollLock']).toBeUndefined();
});
