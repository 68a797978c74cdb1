import type { Meta, StoryObj } from '@storybook/react-vite';
import { signUpFrame } from '@touchline/feature-kit';
import { createFill, json, refusal } from '@touchline/feature-kit/testing';
import { Button } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import type { FollowingOptions } from '../../options.ts';
import { createFollowingWorld } from '../../testing/following-world.tsx';
import {
  toFollowedItem,
  createFollowedTeam,
  FollowingPages,
  createListResponse,
  menLeague,
  pressCategory,
  sampleTeams,
  studioCategory,
  womenLeague,
} from '../../testing/page-world.tsx';

const meta: Meta = { title: 'Following/Pages', parameters: { layout: 'fullscreen' } };
export default meta;

/** Responses by the end of a request's path. A request that is missing here stays pending. */
type Answers = Readonly<Record<string, (() => Response) | undefined>>;

const signInResponse = json({
  tokenData: { access_token: 'a', expires_in: 900, refresh_token: 'r' },
  profile: { id: 'u1', email: 'ingrid@example.com', displayName: 'Ingrid' },
  devices: [],
});

const defaultAnswers: Answers = {
  '/user/login': () => signInResponse.clone(),
  '/identity/list': () => createListResponse([menLeague, womenLeague, studioCategory]),
  '/team/list': () => createListResponse(sampleTeams),
  '/follow/list_by_user': () =>
    createListResponse([
      createFollowedTeam('osl'),
      createFollowedTeam('ber'),
      toFollowedItem(menLeague),
      toFollowedItem(pressCategory),
    ]),
};
const respondBroken = (): Response => refusal('server_error', 404);

/** Replaces the frame that another feature renders around a sign-up step. */
const signUpFrameFill = createFill(signUpFrame, ({ children, summary }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {children}
    <div style={{ padding: 16, borderBlockStart: '1px solid var(--line)' }}>{summary}</div>
    <Button>→</Button>
  </div>
));

interface SceneProps {
  path: string;
  responders?: Answers | undefined;
  options?: FollowingOptions | undefined;
}

/** A page for a signed-in viewer. */
function Scene({ path, responders, options }: SceneProps) {
  const [world] = useState(() => {
    const storyWorld = createFollowingWorld('https://api.example', options);
    const allResponders = { ...defaultAnswers, ...responders };
    storyWorld.setResponder((requestedUrl) => {
      const respond = Object.entries(allResponders).find(([pathEnd]) => requestedUrl.endsWith(pathEnd))?.[1];
      return respond?.() ?? new Promise(() => undefined);
    });
    return storyWorld;
  });
  useEffect(() => {
    void world.session.signIn({ username: 'ingrid@example.com', password: 'late goal' }).then(world.start);
  }, [world]);
  return (
    <world.Providers path={path} fills={new Map([[signUpFrameFill.slot, [signUpFrameFill]]])}>
      <FollowingPages options={options} />
    </world.Providers>
  );
}

const createPageStory = (path: string, props: Omit<SceneProps, 'path'> = {}): StoryObj => ({
  render: () => <Scene path={path} {...props} />,
});

export const Leagues: StoryObj = createPageStory('/following/league/');
export const Teams: StoryObj = createPageStory('/following/league/all/');
export const Found: StoryObj = createPageStory('/following/league/all/?q=goteborg');
export const NotFound: StoryObj = createPageStory('/following/league/all/?q=xylophone');
export const Categories: StoryObj = createPageStory('/following/category/');
export const Followed: StoryObj = createPageStory('/following/league/followed/');
export const FollowedNobody: StoryObj = createPageStory('/following/league/followed/', {
  responders: { '/follow/list_by_user': () => createListResponse([]) },
});
export const Items: StoryObj = createPageStory('/following/league/', { options: { view: 'identity_item' } });
export const None: StoryObj = createPageStory('/following/category/', {
  responders: { '/identity/list': () => createListResponse([menLeague]) },
});
export const Loading: StoryObj = createPageStory('/following/league/all/', { responders: { '/team/list': undefined } });
export const Failed: StoryObj = createPageStory('/following/league/all/', {
  responders: { '/team/list': respondBroken },
});
export const FollowedFailed: StoryObj = createPageStory('/following/league/followed/', {
  responders: { '/follow/list_by_user': respondBroken },
});
export const SignUpLeagues: StoryObj = createPageStory('/auth/sign-up/following/league/');
export const SignUpTeams: StoryObj = createPageStory('/auth/sign-up/following/league/all/?returnTo=%2Flive%2F');
