import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, Sheet } from './dialog.tsx';

const meta: Meta<typeof Dialog> = { title: 'Kit/Dialog', component: Dialog };
export default meta;

function RemoveDevice({ kind: Kind }: { kind: typeof Dialog | typeof Sheet }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Kind
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>Remove</Button>}
      title="Remove iPad, kitchen?"
      description="It is logged out at once. You have two removals left until 1 March."
      closeLabel="Close"
      actions={
        <>
          <Button variant="danger">Remove device</Button>
          <Button onClick={() => setIsOpen(false)}>Keep it</Button>
        </>
      }
    />
  );
}

export const Question: StoryObj = { render: () => <RemoveDevice kind={Dialog} /> };
/** A large dialog that is longer than the window: it scrolls inside. */
export const Long: StoryObj = {
  render: () => (
    <Dialog open onOpenChange={() => undefined} size="l" title="Terms of use" closeLabel="Close">
      {Array.from({ length: 12 }, (_, index) => (
        <p key={index}>
          A match is shown as long as its rights last. What you keep in your watchlist leaves it when they end, and what
          you cut from a match stays yours to watch.
        </p>
      ))}
    </Dialog>
  ),
};

export const OnPhones: StoryObj = { render: () => <RemoveDevice kind={Sheet} /> };
