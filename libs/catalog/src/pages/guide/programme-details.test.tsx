import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toEventView, useSpoilerFree } from '@touchline/content';
import { afterEach, expect, it } from 'vitest';
import { createWorld } from '../../testing/catalog-world.tsx';
import { createGuideResponder, createChannel, guideNow, createProgramme } from '../../testing/sample-channels.ts';
import { ProgrammeDetails } from './programme-details.tsx';

const sampleChannel = createChannel('one', 'NIL One');
const description = 'Aurora win it late.';
const repeatedProgramme = createProgramme('Aurora 5–4 Ravens', 65, 155, { description, image_url: '/winners.webp' });

/** The switch of the settings to hide spoilers. */
function SpoilerSwitch() {
  const { isOn, set } = useSpoilerFree();
  return (
    <button type="button" onClick={() => set(!isOn)}>
      no spoilers
    </button>
  );
}

afterEach(cleanup);

it('details hide a revealing title, the description and the picture from a viewer who hides spoilers, until the viewer reveals them', async () => {
  const world = createWorld({ backendUrl: 'http://nowhere.invalid', now: guideNow });
  world.breakNetwork(createGuideResponder([sampleChannel], { one: [repeatedProgramme] }));
  render(
    <world.Providers>
      <SpoilerSwitch />
      <ProgrammeDetails
        channel={toEventView(sampleChannel, { text: (key) => key })}
        programme={repeatedProgramme}
        onClose={() => {}}
      />
    </world.Providers>,
  );
  const spoilerNotice = screen.getByText('no spoilers');
  const dialog = screen.getByRole('dialog');
  expect(await screen.findByText(description)).toBeDefined();
  expect(dialog.querySelector('img')?.getAttribute('src')).toContain('/winners.webp');
  spoilerNotice.click();
  await screen.findByRole('button', { name: /^Show description/ });
  expect(dialog.textContent).not.toMatch(/5–4|win it late/);
  expect(dialog.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Show description/ }));
  expect(screen.getByText(description)).toBeDefined();
  spoilerNotice.click();
});
