import type { Meta, StoryObj } from '@storybook/react-vite';
import { alertOptions } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TeamCalendarButton } from '../calendar/team-calendar-button.card.tsx';
import { followingWorld } from '../testing/following-world.tsx';
import type { FollowingOptions } from '../options.ts';
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
const answers = {
  '/api/user/register': { profile, tokenData },
  '/api/user/login': { profile, tokenData, devices: [] },
  '/api/user/get_profile': profile,
  '/api/user/update_profile': profile,
  '/api/follow/calendar': { url: '/api/calendar/mine/V2hhdCBub2JvZHkgY2FuIGd1ZXNzLCBoYXNoZWQgaGU.ics' },
};

function worldWith(more: Readonly<Record<string, unknown>>) {
  const world = followingWorld('');
  const given: Readonly<Record<string, unknown>> = { ...answers, ...more };
  world.instead((path) => (given[path] == null ? new Promise(() => {}) : Response.json({ content: given[path] })));
  return world;
}

/** Waits for the viewer, as the account's frame does, because an earlier press would have no viewer. */
const Signed = ({ children }: { children: ReactNode }) => useViewer() && children;

/** A signed-in viewer whose calls get the given answers; a call with the answer null stays pending. */
function World({ more = {}, children }: { more?: Readonly<Record<string, unknown>>; children: ReactNode }) {
  const [{ Provide, session, start }] = useState(() => worldWith(more));
  useEffect(() => {
    const form = { email: 'ingrid@example.com', password: 'late goal', displayName: 'Ingrid', terms: true };
    void session.signUp(form).then(start);
  }, [session, start]);
  return (
    <Provide path="/account/following/">
      <Signed>{children}</Signed>
    </Provide>
  );
}

const settings =
  (followed: unknown = { entries }, options: FollowingOptions = { view: 'team' }) =>
  () => (
    <World more={{ '/api/follow/list_by_user': followed }}>
      <Settings options={options} />
    </World>
  );

export const Both: StoryObj = { render: settings() };
export const NoCalendar: StoryObj = { render: settings(undefined, { view: 'team', calendar: false }) };
export const NoTeams: StoryObj = { render: settings({ entries: [] }) };
export const Loading: StoryObj = { render: settings(null) };

/** Presses the nth matching button, in the story's language. */
const press = async (canvas: HTMLElement, selector: string, nth = 0) => {
  const of = () => canvas.querySelectorAll<HTMLElement>(selector);
  await waitFor(() => expect(of().length).toBeGreaterThan(nth));
  await userEvent.click(of()[nth] ?? canvas);
};

export const Address: StoryObj = {
  render: settings(),
  play: ({ canvasElement }) => press(canvasElement, 'section button'),
};

export const Renewing: StoryObj = {
  render: settings(),
  async play({ canvasElement }) {
    await press(canvasElement, 'section button');
    await waitFor(() => expect(canvasElement.querySelector('section input')).not.toBeNull());
    await press(canvasElement, 'section button', 1);
  },
};

export const Alerts: StoryObj = {
  render: settings(),
  play: ({ canvasElement }) => press(canvasElement, '[aria-haspopup=dialog]', 1),
};

export const OfATeam: StoryObj = {
  render: () => (
    <World>
      <div style={{ padding: 24, display: 'flex', justifyContent: 'end' }}>
        <TeamCalendarButton id="tra" name="Tromsø Aurora" />
      </div>
    </World>
  ),
  play: ({ canvasElement }) => press(canvasElement, '[aria-haspopup=menu]'),
};
