import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, Sheet } from './dialog.tsx';

const meta: Meta<typeof Dialog> = { title: 'Dialog', component: Dialog };
export default meta;

function RemoveDevice({ kind: Kind }: { kind: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(true);
  return (
    <Kind
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Remove</Button>}
      title="Remove iPad, kitchen?"
      description="It is logged out at once. You have two removals left until 1 March."
      closeLabel="Close"
      actions={
        <>
          <Button variant="danger">Remove device</Button>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
        </>
      }
    />
  );
}

export const Question: StoryObj = { render: () => <RemoveDevice kind={Dialog} /> };
export const OnPhones: StoryObj = { render: () => <RemoveDevice kind={Sheet} /> };
