import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationSettings } from '@touchline/feature-kit';
import { createFill } from '@touchline/feature-kit/testing';
import { Header, IconButton, IconCalendar, IconGlobe, IconMoon, Logo } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { PushFacts } from '../state/push-store.ts';
import { workingPush, PushProviders, silentPush } from '../testing/push-world.tsx';
import { NotificationButton } from './notification-button.shell.tsx';
import { NotificationContent } from './notification-content.tsx';

const meta: Meta = { title: 'Push/Notifications' };
export default meta;

const settings = createFill(notificationSettings, ({ Item }) => (
  <Item to="/account/following/" label="Calendar and alerts" icon={<IconCalendar />} />
));
const fills = new Map([[notificationSettings.name, [settings]]]);

const createContentStory = (facts: Partial<PushFacts>, push = workingPush): StoryObj => ({
  render: () => (
    <PushProviders facts={facts} fills={fills}>
      <NotificationContent push={push} />
    </PushProviders>
  ),
});

export const AskForPermission: StoryObj = createContentStory({});
export const WaitingForTheProvider: StoryObj = createContentStory({}, silentPush);
export const On: StoryObj = createContentStory({ permission: 'granted', provider: 'ready', optedIn: true });
export const Blocked: StoryObj = createContentStory({ permission: 'denied' });
export const NoProvider: StoryObj = createContentStory({ provider: 'failed' });
export const HomeScreenNeeded: StoryObj = createContentStory({ place: 'install' });

const createHeaderStory = (facts: Partial<PushFacts>): StoryObj => ({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PushProviders facts={facts}>
      <Header
        logo={
          <Logo
            name="Nordic Ice League"
            lines={['Nordic', 'Ice League']}
            mark={null}
            render={(link) => <Link to="/" {...link} />}
          />
        }
        label="Main"
        items={[]}
        tools={
          <>
            <IconButton label="Language">
              <IconGlobe />
            </IconButton>
            <IconButton label="Theme">
              <IconMoon />
            </IconButton>
            <NotificationButton options={{}} />
          </>
        }
      />
    </PushProviders>
  ),
});

export const BellInHeader: StoryObj = createHeaderStory({});
export const BellThatRings: StoryObj = createHeaderStory({ permission: 'granted', provider: 'ready', optedIn: true });
export const NoBell: StoryObj = createHeaderStory({ place: 'off' });
