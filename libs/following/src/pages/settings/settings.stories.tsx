import type { Meta, StoryObj } from '@storybook/react-vite';
import { alertOptions } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TeamCalendarButton } from '../../components/calendar/team-calendar-button.card.tsx';
import { createFollowingWorld } from '../../testing/following-world.tsx';
import type { FollowingOptions } from '../../options.ts';
import { Settings } from './settings.page.tsx';

const meta: Meta = { title: 'Following/Calendar and alerts', parameters: { layout: 'fullscreen' } };
export default meta;

const teams = ['Oslo Ravens', 'Tromsø Aurora', 'Göteborg Harriers of the Old Town Athletic and Gymnastics Society'];
const entries = teams.map((title, index) => ({ id: `${index}`, reference_id: `t${index}`, type: 'team', title }));
const profile = {
  id: 'u1',
  displayName: 'Ingrid',
  options: { ...alertOptions('t0', ['start', 'final', 'highlights']), ...alertOptions('t2', []) },
};
const tokenData = { access_token: 'a', expires_in: 900, refresh_token: 'r' };
const responses = {
  '/api/user/register': { profile, tokenData },
  '/api/user/login': { profile, tokenData, devices: [] },
  '/api/user/get_profile': profile,
  '/api/user/update_profile': profile,
  '/api/follow/calendar': { url: '/api/calendar/mine/V2hhdCBub2JvZHkgY2FuIGd1ZXNzLCBoYXNoZWQgaGU.ics' },
};

function createSettingsWorld(moreOptions: Readonly<Record<string, unknown>>) {
  const world = createFollowingWorld('');
  const responders: Readonly<Record<string, unknown>> = { ...responses, ...moreOptions };
  world.setResponder((path) =>
    responders[path] == null ? new Promise(() => {}) : Response.json({ content: responders[path] }),
  );
  return world;
}

/** Waits for the viewer, as the account's frame does. A press before that would have no viewer. */
const WhenSignedIn = ({ children }: { children: ReactNode }) => useViewer() && children;

/** Signs a viewer in whose requests get the given responses. A response of null leaves the request pending. */
function SettingsWorld({
  moreOptions = {},
  children,
}: {
  moreOptions?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}) {
  const [{ Providers, session, start }] = useState(() => createSettingsWorld(moreOptions));
  useEffect(() => {
    const form = { email: 'ingrid@example.com', password: 'late goal', displayName: 'Ingrid', terms: true };
    void session.signUp(form).then(start);
  }, [session, start]);
  return (
    <Providers path="/account/following/">
      <WhenSignedIn>{children}</WhenSignedIn>
    </Providers>
  );
}

const createSettingsRender =
  (followed: unknown = { entries }, options: FollowingOptions = { view: 'team' }) =>
  () => (
    <SettingsWorld moreOptions={{ '/api/follow/list_by_user': followed }}>
      <Settings options={options} />
    </SettingsWorld>
  );

export const BothSettings: StoryObj = { render: createSettingsRender() };
export const NoCalendar: StoryObj = { render: createSettingsRender(undefined, { view: 'team', calendar: false }) };
export const NoTeams: StoryObj = { render: createSettingsRender({ entries: [] }) };
export const Loading: StoryObj = { render: createSettingsRender(null) };

/** Presses the matching button at `index`, in the story's language. */
const pressControl = async (canvas: HTMLElement, selector: string, index = 0) => {
  const findElements = () => canvas.querySelectorAll<HTMLElement>(selector);
  await waitFor(() => expect(findElements().length).toBeGreaterThan(index));
  await userEvent.click(findElements()[index] ?? canvas);
};

export const Address: StoryObj = {
  render: createSettingsRender(),
  play: ({ canvasElement }) => pressControl(canvasElement, 'section button'),
};

export const Renewing: StoryObj = {
  render: createSettingsRender(),
  async play({ canvasElement }) {
    await pressControl(canvasElement, 'section button');
    await waitFor(() => expect(canvasElement.querySelector('section input')).not.toBeNull());
    await pressControl(canvasElement, 'section button', 1);
  },
};

export const Alerts: StoryObj = {
  render: createSettingsRender(),
  play: ({ canvasElement }) => pressControl(canvasElement, '[aria-haspopup=dialog]', 1),
};

export const OfATeam: StoryObj = {
  render: () => (
    <SettingsWorld>
      <div style={{ padding: 24, display: 'flex', justifyContent: 'end' }}>
        <TeamCalendarButton id="tra" name="Tromsø Aurora" />
      </div>
    </SettingsWorld>
  ),
  play: ({ canvasElement }) => pressControl(canvasElement, '[aria-haspopup=menu]'),
};
