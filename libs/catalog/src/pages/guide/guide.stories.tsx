import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { respondFailure, createWorld, type InterceptCall } from '../../testing/catalog-world.tsx';
import {
  createGuideResponder,
  createChannel,
  guideNow,
  sampleChannels,
  samplePrograms,
  createProgramme,
} from '../../testing/sample-channels.ts';
import { guidePage } from './guide.page.tsx';

const { Page } = guidePage({ home: { hero: true, shelves: [], scope: {} } });

interface SceneProps {
  /** The network's responses; without them, requests stay pending. */
  answer?: InterceptCall | undefined;
  path: string;
  now: number;
}

/** Renders the guide with these responses. */
function Scene({ answer = () => new Promise(() => {}), path, now }: SceneProps): ReactNode {
  const world = createWorld({ backendUrl: 'http://nowhere.invalid', now });
  world.breakNetwork(answer);
  return (
    <world.Providers path={path}>
      <main>
        <Page />
      </main>
    </world.Providers>
  );
}

const meta: Meta<typeof Scene> = {
  title: 'Catalog/Guide',
  component: Scene,
  args: { path: '/channels/', now: guideNow },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Scene>;

const minuteMs = 60_000;
/** Oslo's clocks go back from 3:00 to 2:00 in this night. This is the second 2:30. */
const repeatedHourMs = Date.UTC(2026, 9, 25, 1, 30);
const nightProgrammes = Array.from({ length: 24 }, (_, index) =>
  createProgramme(`Show ${index + 1}`, index * 60 - 240, index * 60 - 180, { at: repeatedHourMs }),
);
const manyChannels = Array.from({ length: 40 }, (_, index) => createChannel(`c${index}`, `Channel ${index + 1}`));

/** Three channels: a full day, a short day and a day without programmes. */
export const Today: Story = { args: { answer: createGuideResponder(sampleChannels, samplePrograms) } };
export const Yesterday: Story = {
  args: { answer: createGuideResponder(sampleChannels, samplePrograms), path: '/channels/?day=yesterday' },
};
export const BeforeMidnight: Story = {
  args: { answer: createGuideResponder(sampleChannels, samplePrograms), now: Date.UTC(2026, 10, 22, 22, 55) },
};
/** A day of 25 hours, of which two have the same label. */
export const ClocksChange: Story = {
  args: {
    answer: createGuideResponder([createChannel('one', 'NIL One')], { one: nightProgrammes }),
    now: repeatedHourMs,
  },
};
export const OneFailed: Story = {
  args: { answer: createGuideResponder(sampleChannels, { one: samplePrograms['one'] ?? [] }) },
};
export const Many: Story = {
  args: {
    answer: createGuideResponder(
      manyChannels,
      Object.fromEntries(manyChannels.map(({ id }) => [id, samplePrograms['one'] ?? []])),
    ),
  },
};
export const Short: Story = {
  args: {
    answer: createGuideResponder([createChannel('news', 'Nachrichtenkanal des Nordens')], {
      news: Array.from({ length: 40 }, (_, index) =>
        createProgramme(`Bulletin ${index}`, index * 5 - 60, index * 5 - 55),
      ),
    }),
    now: guideNow + minuteMs,
  },
};
export const ToCome: Story = {};
export const NoChannels: Story = { args: { answer: createGuideResponder([], {}) } };
export const Failed: Story = { args: { answer: respondFailure } };
