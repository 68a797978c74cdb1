import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { toastDanger, toastSuccess } from './toast.tsx';
import { Toaster } from './toaster.tsx';

const meta: Meta<typeof Toaster> = { title: 'Kit/Toast', component: Toaster };
export default meta;

const showFailure = () =>
  toastDanger('We couldn’t load who you follow. Something went wrong on our side. Try again in a moment.', {
    action: { label: 'Try again', onPress: () => undefined },
  });
const showSuccess = () =>
  toastSuccess('Clip saved to My clips', { action: { label: 'View', onPress: () => undefined } });

function Example() {
  useEffect(() => {
    showSuccess();
  }, []);
  return (
    <div style={{ display: 'flex', gap: 12, minBlockSize: 200, alignItems: 'end' }}>
      <Button onClick={showSuccess}>Success</Button>
      <Button onClick={showFailure}>Danger</Button>
      <Toaster label="Notifications" closeLabel="Close" />
    </div>
  );
}

export const Shown: StoryObj = { render: () => <Example /> };
