import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionActions } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import { ipad, laptop, phone } from '../../testing/devices.ts';
import { anonymousState, createFakeSession } from '../../testing/fake-session.ts';
import { StoryWorld, getStoryTranslate } from '../../testing/story-world.tsx';
import { LimitDevices } from './limit-devices.tsx';

const meta: Meta = { title: 'Account/Sign in/Device limit', parameters: { layout: 'fullscreen' } };
export default meta;

const limitActions: Partial<SessionActions> = {
  listDevices: () => Promise.resolve({ devices: [laptop, phone, ipad], limit: 3 }),
};
const createPending = () => new Promise<never>(() => undefined);

const createStory = (actions: Partial<SessionActions>, play?: StoryObj['play']): StoryObj => ({
  render: () => (
    <StoryWorld path="/auth/login/limit/" session={createFakeSession(anonymousState, actions)}>
      <LimitDevices payload={{ token: 'token', method: 'credentials' }} hasNewDeviceFlow={false} />
    </StoryWorld>
  ),
  ...(play && { play }),
});

const removeFirstDevice: StoryObj['play'] = async ({ canvas, canvasElement, userEvent, loaded }) => {
  const name = getStoryTranslate({ loaded })('devices.removeNamed', { name: ipad.device_name });
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = await waitForDialog(canvasElement.ownerDocument);
  await userEvent.click(dialog);
};

/** The dialog is outside the story's element. */
async function waitForDialog(document: Document): Promise<Element> {
  const button = document.querySelector('[role=dialog] button:not([aria-label])');
  if (button) return button;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return waitForDialog(document);
}

export const Devices: StoryObj = createStory(limitActions);
export const Loading: StoryObj = createStory({ listDevices: createPending });
export const ListFailed: StoryObj = createStory({
  listDevices: () => Promise.reject(new PortalError('network_error')),
});
export const SigningIn: StoryObj = createStory(
  { ...limitActions, removeDevice: () => Promise.resolve([laptop, phone]), resume: createPending },
  removeFirstDevice,
);
