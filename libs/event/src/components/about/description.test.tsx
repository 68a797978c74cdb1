import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toEventView, useSpoilerFree } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { About } from './about.tsx';

const spoilerText = 'Aurora win 5–4 after a wild third period.';

/** The switch of the preferences for hiding spoilers. */
function SpoilerSwitch() {
  const { isOn, set } = useSpoilerFree();
  return (
    <button type="button" aria-pressed={isOn} onClick={() => set(!isOn)}>
      no spoilers
    </button>
  );
}
const getSpoilerSwitch = () => screen.getByRole('button', { name: 'no spoilers' });

const renderDescription = (changes: Partial<WireEvent>) => (
  <Scene>
    <SpoilerSwitch />
    <About view={toEventView(createWireMatch({ description: spoilerText, ...changes }), { text: (key) => key })} />
  </Scene>
);

afterEach(() => {
  if (screen.queryByRole('button', { name: 'no spoilers', pressed: true })) fireEvent.click(getSpoilerSwitch());
  cleanup();
});

test('the description of a played match is hidden in spoiler-free mode until the viewer asks for it', () => {
  render(renderDescription({ status: 'archived' }));
  expect(screen.getByText(spoilerText)).toBeTruthy();
  fireEvent.click(getSpoilerSwitch());
  expect(screen.queryByText(spoilerText)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show description (may contain spoilers)' }));
  expect(screen.getByText(spoilerText)).toBeTruthy();
});

test('the description of an upcoming match is shown in spoiler-free mode', () => {
  render(renderDescription({ status: 'upcoming' }));
  fireEvent.click(getSpoilerSwitch());
  expect(screen.getByText(spoilerText)).toBeTruthy();
});

test('a description is marked with the language that the backend names', () => {
  const { container } = render(renderDescription({ status: 'upcoming', description_language: 'de' }));
  expect(container.querySelector('p[lang="de"]')?.textContent).toBe(spoilerText);
});

test('the server’s HTML flags the description of a played match, so that styles can hide it', () => {
  const getHtmlBeforeDescription = (changes: Partial<WireEvent>) =>
    renderToString(renderDescription(changes)).split(spoilerText)[0]?.slice(-60);
  expect(getHtmlBeforeDescription({ status: 'archived' })).toContain('data-reveals');
  expect(getHtmlBeforeDescription({ status: 'upcoming' })).not.toContain('data-reveals');
});
