import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalError } from '@touchline/contract';
import { createFakeSession, memberState, unknownState } from '../../testing/fake-session.ts';
import { getStoryTranslate, StoryWorld } from '../../testing/story-world.tsx';
import { AccountFrame } from '../../components/account-frame/account-frame.account.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Devices } from '../devices/devices.tsx';
import { General } from './general.tsx';
import { Overview } from './overview.page.tsx';

const meta: Meta = { title: 'Account/Pages', parameters: { layout: 'fullscreen' } };
export default meta;

export const AtAGlance: StoryObj = {
  render: () => (
    <StoryWorld path="/account/">
      <AccountFrame>
        <Overview />
      </AccountFrame>
    </StoryWorld>
  ),
};

export const NotKnownYet: StoryObj = {
  render: () => (
    <StoryWorld path="/account/" session={createFakeSession(unknownState)}>
      <AccountFrame>
        <Overview />
      </AccountFrame>
    </StoryWorld>
  ),
};

export const Profile: StoryObj = {
  render: () => (
    <StoryWorld path="/account/general/">
      <AccountFrame>
        <General />
      </AccountFrame>
    </StoryWorld>
  ),
};

export const NewPassword: StoryObj = {
  render: () => (
    <StoryWorld path="/account/password/">
      <AccountFrame>
        <ChangePassword />
      </AccountFrame>
    </StoryWorld>
  ),
};

export const NoPassword: StoryObj = {
  render: () => (
    <StoryWorld path="/account/password/" session={createFakeSession({ ...memberState, method: 'google' })}>
      <AccountFrame>
        <ChangePassword />
      </AccountFrame>
    </StoryWorld>
  ),
};

export const AllDevices: StoryObj = {
  render: () => (
    <StoryWorld path="/account/devices/">
      <AccountFrame>
        <Devices />
      </AccountFrame>
    </StoryWorld>
  ),
};

export const SigningOutEverywhere: StoryObj = {
  ...AllDevices,
  async play({ canvas, userEvent, loaded }) {
    const t = getStoryTranslate({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('devices.everywhere.open') }));
  },
};

export const DevicesToCome: StoryObj = {
  render: () => (
    <StoryWorld
      path="/account/devices/"
      session={createFakeSession(memberState, { listDevices: () => new Promise(() => undefined) })}
    >
      <AccountFrame>
        <Devices />
      </AccountFrame>
    </StoryWorld>
  ),
};

export const DevicesFailed: StoryObj = {
  render: () => (
    <StoryWorld
      path="/account/devices/"
      session={createFakeSession(memberState, { listDevices: () => Promise.reject(new PortalError('offline')) })}
    >
      <AccountFrame>
        <Devices />
      </AccountFrame>
    </StoryWorld>
  ),
};

export const DeletingTheAccount: StoryObj = {
  render: () => (
    <StoryWorld path="/account/general/">
      <DeleteAccountDialog onClose={() => undefined} />
    </StoryWorld>
  ),
};
