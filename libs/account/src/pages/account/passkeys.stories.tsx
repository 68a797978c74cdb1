import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFrame } from '../../components/account-frame/account-frame.account.tsx';
import { json, refusal, type Responder } from '../../testing/account-world.tsx';
import { answerNever, answerWithRefusal, getStoryTranslate, StoryWorld } from '../../testing/story-world.tsx';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';

const meta: Meta = { title: 'Account/Passkeys', parameters: { layout: 'fullscreen' } };
export default meta;

const passkeys = [
  { id: '1', name: 'Safari on iPhone', added_at: '2025-11-02T10:00:00.000Z', used_at: '2026-02-12T08:00:00.000Z' },
  { id: '2', name: 'A security key with a rather long name on the shelf', added_at: '2026-02-01T10:00:00.000Z' },
  { id: '3' },
];

const answerWith =
  (list: { passkeys: unknown[]; limit: number }): Responder =>
  (path) =>
    path.endsWith('/get_passkeys') ? json(list) : refusal('wrong_password');

const createStory = (answerCall: Responder, play?: StoryObj['play']): StoryObj => ({
  render: () => (
    <StoryWorld path="/account/password/" answerCall={answerCall}>
      <AccountFrame>
        <ChangePassword />
        <Passkeys />
      </AccountFrame>
    </StoryWorld>
  ),
  ...(play && { play }),
});

const answerSome = answerWith({ passkeys, limit: 10 });

export const Some: StoryObj = createStory(answerSome);
export const None: StoryObj = createStory(answerWith({ passkeys: [], limit: 10 }));
export const Full: StoryObj = createStory(answerWith({ passkeys, limit: 3 }));
export const Loading: StoryObj = createStory(answerNever);
export const Failed: StoryObj = createStory(answerWithRefusal);

export const Adding: StoryObj = createStory(answerSome, async ({ canvas, userEvent, loaded }) => {
  const t = getStoryTranslate({ loaded });
  await userEvent.click(await canvas.findByRole('button', { name: t('passkeys.add') }));
});

export const Renaming: StoryObj = createStory(answerSome, async ({ canvas, userEvent, loaded }) => {
  const t = getStoryTranslate({ loaded });
  const name = t('passkeys.renameNamed', { name: 'Safari on iPhone' });
  await userEvent.click(await canvas.findByRole('button', { name }));
});

export const Removing: StoryObj = createStory(answerSome, async ({ canvas, userEvent, loaded }) => {
  const t = getStoryTranslate({ loaded });
  const name = t('devices.removeNamed', { name: 'Safari on iPhone' });
  await userEvent.click(await canvas.findByRole('button', { name }));
});
