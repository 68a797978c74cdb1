import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Remove</Button>}
      title="Remove iPad?"
      description="It is logged out at once."
      closeLabel="Close"
      actions={<Button variant="danger">Remove device</Button>}
    />
  );
}

test('takes the focus, keeps it, and gives it back when Escape closes it', async () => {
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

test('the page behind does not scroll, without a style element', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const styles = document.querySelectorAll('style').length;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(document.documentElement.dataset['scrollLock']).toBeDefined();
  expect(document.querySelectorAll('style')).toHaveLength(styles);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.dataset['scrollLock']).toBeUndefined();
});
