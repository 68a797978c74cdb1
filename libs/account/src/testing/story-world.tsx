import type { StoryContext } from '@storybook/react-vite';
import type { Session } from '@touchline/auth-session';
import { accountNavigation, type SlotFill, type PendingAction } from '@touchline/feature-kit';
import { createFill } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { createI18n, type Translate, getTranslator } from '@touchline/i18n';
import type { Language } from '@touchline/i18n/testing';
import { IconCreditCard, IconTicket } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { type Responder, json, refusal, AccountWorld } from './account-world.tsx';
import { createFakeSession, memberState } from './fake-session.ts';
import { ipad, laptop, phone } from './devices.ts';

const commerceLinks = [
  createFill(accountNavigation, ({ Item }) => <Item to="/account/ppv/" label="Pay per view" icon={<IconTicket />} />),
  createFill(accountNavigation, ({ Item }) => (
    <Item to="/account/billing/" label="Billing" icon={<IconCreditCard />} />
  )),
];
const site = createSiteConfig({
  artwork: { ...createSiteConfig().artwork, horizontal: '/art/scene-hero.svg' },
  legal: [
    { to: '/terms/', label: 'terms' },
    { to: '/privacy/', label: 'privacy' },
  ],
});
const storyFills = new Map([[accountNavigation.name, commerceLinks]]);

/** A session whose calls all succeed. */
const createSuccessfulSession = (): Session =>
  createFakeSession(memberState, {
    signOut: () => Promise.resolve(),
    listDevices: () => Promise.resolve({ devices: [phone, laptop, ipad], limit: 5 }),
    removeDevice: (id) => Promise.resolve([laptop, phone, ipad].filter(({ device_id }) => device_id !== id)),
    updateProfile: () => Promise.resolve(memberState.user ?? { id: 'nobody' }),
  });

export interface StoryWorldProps {
  session?: Session | undefined;
  answerCall?: Responder | undefined;
  pendingAction?: PendingAction | undefined;
  path?: string | undefined;
  /** Replaces commerce's links. */
  fills?: ReadonlyMap<string, SlotFill[]> | undefined;
  children: ReactNode;
}

/** A page of the account for stories, with commerce's links in its navigation. */
export const StoryWorld = ({
  session = createSuccessfulSession(),
  answerCall = () => json({}),
  children,
  ...rest
}: StoryWorldProps) => (
  <AccountWorld session={session} answerCall={answerCall} fills={storyFills} site={site} {...rest}>
    {children}
  </AccountWorld>
);

/** All calls stay pending. */
export const answerNever: Responder = () => undefined;
/** Refuses all calls. */
export const answerWithRefusal: Responder = () => refusal('server_error', 500);

/** The account's texts in a story's locale. */
export const getStoryTranslate = ({ loaded }: Pick<StoryContext, 'loaded'>): Translate => {
  const { locale, resources }: Language = loaded['language'];
  return getTranslator(createI18n({ locale, resources }), 'account');
};
