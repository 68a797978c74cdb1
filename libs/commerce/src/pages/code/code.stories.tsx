import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Viewer } from '@touchline/feature-kit';
import { json, refusal } from '@touchline/feature-kit/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCommerceWorld, contract, buyer } from '../../testing/commerce-world.tsx';

const meta: Meta = { title: 'Commerce/Access code', parameters: { layout: 'fullscreen' } };
export default meta;

interface CodeWorldProps {
  respond: () => Response;
  viewer?: Viewer | null;
}

function CodeWorld({ respond, viewer = null }: CodeWorldProps) {
  const [{ Show }] = useState(() => createCommerceWorld({ respond, viewer }));
  return <Show path="/code/?code=vale-26-k7qm" />;
}

const submitCode: StoryObj['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('form button')).not.toBeNull());
  await userEvent.click(canvasElement.querySelector('form button') ?? canvasElement);
};

const respondOpened = () =>
  json({ product: { title: 'Tromsø Aurora v Oslo Ravens', type: 'PPV', access_until: '2026-03-14T18:00:00Z' } });

export const Prefilled: StoryObj = { render: () => <CodeWorld respond={respondOpened} /> };
export const Opens: StoryObj = { render: () => <CodeWorld respond={respondOpened} />, play: submitCode };
export const Refused: StoryObj = {
  render: () => <CodeWorld respond={() => refusal('access_code_used')} />,
  play: submitCode,
};
export const Unlocked: StoryObj = {
  render: () => <CodeWorld viewer={buyer} respond={() => json(contract)} />,
  play: submitCode,
};
