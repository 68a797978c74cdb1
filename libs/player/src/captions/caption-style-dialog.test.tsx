import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultPreferences, readPreferences, writePreferences } from '../preferences/preferences.ts';
import { PlayerScene, recordingState, SceneLocale } from '../testing/player-scene.tsx';

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A player that remembers choices, like the real player. */
function DialogWithState() {
  const [preferences, setPreferences] = useState(defaultPreferences);
  return (
    <PlayerScene
      state={recordingState}
      preferences={preferences}
      onPreference={(change) => setPreferences(writePreferences(change))}
    />
  );
}

const getCaptionsElement = (): HTMLElement => {
  const [sample] = document.querySelectorAll<HTMLElement>('[style*="--caption-scale"]');
  if (!sample) throw new Error('no element for captions');
  return sample;
};

async function open(): Promise<void> {
  render(
    <SceneLocale>
      <DialogWithState />
    </SceneLocale>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Caption style…' }));
  await screen.findByRole('dialog', { name: 'Caption style' });
}

const chooseOption = (group: string, name: string): Promise<void> =>
  userEvent.click(
    [...screen.getByRole('group', { name: group }).querySelectorAll('label')].find(
      (optionLabel) => optionLabel.textContent === name,
    ) ?? document.body,
  );

it('each choice in the dialog applies to captions at once, and is remembered', async () => {
  await open();
  await chooseOption('Text size', 'Extra large');
  await chooseOption('Text color', 'Yellow');
  await chooseOption('Background', 'Blue');
  await chooseOption('Background opacity', '50%');
  await chooseOption('Text edge', 'Outline');
  await chooseOption('Font', 'Monospace');
  const { style, dataset } = getCaptionsElement();
  expect(style.getPropertyValue('--caption-scale')).toBe('2');
  expect(style.getPropertyValue('--caption-color')).toBe('#ff0');
  expect(style.getPropertyValue('--caption-ground')).toBe('color-mix(in srgb, #00f 50%, transparent)');
  expect(style.getPropertyValue('--caption-font')).toContain('monospace');
  expect(dataset).toMatchObject({ color: 'yellow', ground: 'blue', font: 'mono' });
  expect(readPreferences().captionLook).toEqual({
    size: 'huge',
    color: 'yellow',
    ground: 'blue',
    opacity: 50,
    edge: 'outline',
    font: 'mono',
  });
});

it('captions keep the stream’s colours until the viewer picks a colour; an opacity alone adds a black background', async () => {
  await open();
  expect(getCaptionsElement().dataset['ground']).toBeUndefined();
  await chooseOption('Background opacity', '25%');
  expect(getCaptionsElement().style.getPropertyValue('--caption-ground')).toBe(
    'color-mix(in srgb, #000 25%, transparent)',
  );
});

it('black captions have letters with a white edge', async () => {
  await open();
  await chooseOption('Text color', 'Black');
  expect(getCaptionsElement().style.getPropertyValue('--caption-edge')).toContain('#fff');
});

it('Reset gives captions the stream’s own style, and Done closes the dialog', async () => {
  await open();
  await chooseOption('Text color', 'Red');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(getCaptionsElement().dataset['color']).toBeUndefined();
  expect(readPreferences()).toEqual(defaultPreferences);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
