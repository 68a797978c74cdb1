import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Viewer } from '@touchline/feature-kit';
import { json, refusal } from '@touchline/feature-kit/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { commerceWorld, contract, ingrid } from '../testing/commerce-world.tsx';

const meta: Meta = { title: 'Commerce/Access code', parameters: { layout: 'fullscreen' } };
export default meta;

interface CodeWorldProps {
  answer: () => Response;
  viewer?: Viewer | null;
}

function CodeWorld({ answer, viewer = null }: CodeWorldProps) {
  const [{ Show }] = useState(() => commerceWorld({ answer, viewer }));
  return <Show path="/code/?code=vale-26-k7qm" />;
}

const apply: StoryObj['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('form button')).not.toBeNull());
  await userEvent.click(canvasElement.querySelector('form button') ?? canvasElement);
};

const opens = () =>
  json({ product: { title: 'Tromsø Aurora v Oslo Ravens', type: 'PPV', access_until: '2026-03-14T18:00:00Z' } });

export const Prefilled: StoryObj = { render: () => <CodeWorld answer={opens} /> };
export const Opens: StoryObj = { render: () => <CodeWorld answer={opens} />, play: apply };
export const Refused: StoryObj = {
  render: () => <CodeWorld answer={() => refusal('access_code_used')} />,
  play: apply,
};
export const Unlocked: StoryObj = {
  render: () => <CodeWorld viewer={ingrid} answer={() => json(contract)} />,
  play: apply,
};
