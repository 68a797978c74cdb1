import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta: Meta<typeof Notice> = { title: 'Kit/Notice', component: Notice };
export default meta;

export const Tones: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 440 }}>
      <Notice>Your address is confirmed by mail.</Notice>
      <Notice tone="success" title="Password changed">
        Use it from now on.
      </Notice>
      <Notice tone="warning" title="You have been away for long" action={<Button size="s">Go on</Button>}>
        Please say again who you are.
      </Notice>
      <Notice tone="danger">Email and password do not match.</Notice>
    </div>
  ),
};
