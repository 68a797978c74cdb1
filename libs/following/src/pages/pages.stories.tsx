import type { Meta, StoryObj } from '@storybook/react-vite';
import { signUpFrame } from '@touchline/feature-kit';
import { filled, json, refusal } from '@touchline/feature-kit/testing';
import { Button } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import type { FollowingOptions } from '../options.ts';
import { followingWorld } from '../testing/following-world.tsx';
import {
  followedItem,
  followedTeam,
  FollowingPages,
  listed,
  men,
  press,
  sampleTeams,
  studio,
  women,
} from '../testing/page-world.tsx';

const meta: Meta = { title: 'Following/Pages', parameters: { layout: 'fullscreen' } };
export default meta;

/** Answers by the end of a call's path; a call that is missing here stays pending. */
type Answers = Readonly<Record<string, (() => Response) | undefined>>;

const signedIn = json({
  tokenData: { access_token: 'a', expires_in: 900, refresh_token: 'r' },
  profile: { id: 'u1', email: 'ingrid@example.com', displayName: 'Ingrid' },
  devices: [],
});

const sound: Answers = {
  '/user/login': () => signedIn.clone(),
  '/identity/list': () => listed([men, women, studio]),
  '/team/list': () => listed(sampleTeams),
  '/follow/list_by_user': () =>
    listed([followedTeam('osl'), followedTeam('ber'), followedItem(men), followedItem(press)]),
};
const broken = (): Response => refusal('server_error', 404);

/** The frame that another feature draws around a step of signing up. */
const frame = filled(signUpFrame, ({ children, summary }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {children}
    <div style={{ padding: 16, borderBlockStart: '1px solid var(--line)' }}>{summary}</div>
    <Button>→</Button>
  </div>
));

interface SceneProps {
  path: string;
  answers?: Answers | undefined;
  options?: FollowingOptions | undefined;
}

/** A page of a signed-in viewer. */
function Scene({ path, answers, options }: SceneProps) {
  const [world] = useState(() => {
    const made = followingWorld('https://api.example', options);
    const all = { ...sound, ...answers };
    made.instead((called) => {
      const answer = Object.entries(all).find(([end]) => called.endsWith(end))?.[1];
      return answer?.() ?? new Promise(() => undefined);
    });
    return made;
  });
  useEffect(() => {
    void world.session.signIn({ username: 'ingrid@example.com', password: 'late goal' }).then(world.start);
  }, [world]);
  return (
    <world.Provide path={path} fills={new Map([[frame.slot, [frame]]])}>
      <FollowingPages options={options} />
    </world.Provide>
  );
}

const at = (path: string, given: Omit<SceneProps, 'path'> = {}): StoryObj => ({
  render: () => <Scene path={path} {...given} />,
});

export const Leagues: StoryObj = at('/following/league/');
export const Teams: StoryObj = at('/following/league/all/');
export const Found: StoryObj = at('/following/league/all/?q=goteborg');
export const NotFound: StoryObj = at('/following/league/all/?q=xylophone');
export const Categories: StoryObj = at('/following/category/');
export const Followed: StoryObj = at('/following/league/followed/');
export const FollowedNobody: StoryObj = at('/following/league/followed/', {
  answers: { '/follow/list_by_user': () => listed([]) },
});
export const Items: StoryObj = at('/following/league/', { options: { view: 'identity_item' } });
export const None: StoryObj = at('/following/category/', { answers: { '/identity/list': () => listed([men]) } });
export const Loading: StoryObj = at('/following/league/all/', { answers: { '/team/list': undefined } });
export const Failed: StoryObj = at('/following/league/all/', { answers: { '/team/list': broken } });
export const FollowedFailed: StoryObj = at('/following/league/followed/', {
  answers: { '/follow/list_by_user': broken },
});
export const SignUpLeagues: StoryObj = at('/auth/sign-up/following/league/');
export const SignUpTeams: StoryObj = at('/auth/sign-up/following/league/all/?returnTo=%2Flive%2F');
