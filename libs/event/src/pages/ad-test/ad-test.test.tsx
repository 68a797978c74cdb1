import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { eventListQuery } from '@touchline/content';
import { composeFeatures } from '@touchline/feature-kit';
import { createStubApi, createList } from '@touchline/feature-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { options } from '../../options.ts';
import { manifest } from '../../manifest.ts';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { AdTest } from './ad-test.tsx';

vi.mock('../../components/player/lazy-player.tsx', () => ({ LazyPlayer: () => <p>player</p> }));
afterEach(cleanup);

const query = eventListQuery(
  createStubApi(() => createList([createWireMatch()])),
  { size: 24 },
);
const renderAdTest = (tag: string) =>
  render(
    <Scene path={`/dev-ad-test/?tag=${encodeURIComponent(tag)}`}>
      <AdTest query={query} hosts={[]} />
    </Scene>,
  );

test('the ad test page reads the ad tag from its address, and plays the ad only after a press', async () => {
  renderAdTest('https://ads.example/1.xml');
  const field = screen.getByRole('textbox', { name: 'Ad tag' });
  expect(field).toHaveProperty('value', 'https://ads.example/1.xml');
  await vi.dynamicImportSettled();
  expect(screen.queryByText('player')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByText('player')).toBeTruthy();
});

test('the ad test page shows an error for an ad tag with a user name in its address', () => {
  renderAdTest('https://portal.example@ads.example/1.xml');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByText('Enter an https address or one on this site’s server.')).toBeTruthy();
  expect(screen.queryByText('player')).toBeNull();
});

test('the ad test page does not exist when the customer disables it', () => {
  const getRoutePaths = (rawOptions: object) =>
    composeFeatures([manifest], { event: options.parse(rawOptions) }).routes.map(({ path }) => path);
  expect(getRoutePaths({})).toContain('dev-ad-test');
  expect(getRoutePaths({ disable_ad_test: true })).not.toContain('dev-ad-test');
});
