import type { Meta, StoryObj } from '@storybook/react-vite';
import { toEventView } from '@touchline/content';
import type { Program } from '@touchline/contract';
import { respondFailure, createWorld, type InterceptCall } from '../../testing/catalog-world.tsx';
import { createGuideResponder, createChannel, guideNow, createProgramme } from '../../testing/sample-channels.ts';
import { ProgrammeDetails } from './programme-details.tsx';

interface SceneProps {
  programme: Program;
  answer: InterceptCall;
}

const sampleChannel = createChannel('one', 'NIL One');
const view = toEventView(sampleChannel, { text: (key) => key });
const description =
  'Maja Holm talks with the goalkeepers of both finals about the saves that decided them, and about those that nobody saw.';
const show1 = createProgramme('Late Shift with Maja Holm', 65, 155, { description });
const match = createProgramme('Aurora vs Ravens', 65, 200, { event_id: 'aurora-ravens' });

function Scene({ programme, answer }: SceneProps) {
  const world = createWorld({ backendUrl: 'http://nowhere.invalid', now: guideNow });
  world.breakNetwork(answer);
  return (
    <world.Providers>
      <main>
        <ProgrammeDetails channel={view} programme={programme} onClose={() => {}} />
      </main>
    </world.Providers>
  );
}

const meta: Meta<typeof Scene> = { title: 'Catalog/Guide/Programme', component: Scene };
export default meta;

type Story = StoryObj<typeof Scene>;

export const Described: Story = {
  args: { programme: show1, answer: createGuideResponder([sampleChannel], { one: [show1] }) },
};
/** A programme with a link to its match, without a description. */
export const Match: Story = {
  args: { programme: match, answer: createGuideResponder([sampleChannel], { one: [match] }) },
};
export const Failed: Story = { args: { programme: show1, answer: respondFailure } };
export const ToCome: Story = { args: { programme: show1, answer: () => new Promise(() => {}) } };
