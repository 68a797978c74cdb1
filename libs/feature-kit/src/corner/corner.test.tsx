// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reserveBottomSpace } from './reserve-bottom-space.ts';
import { type PromptName, promptQueue } from './prompt-queue.ts';
import { usePromptTurn } from './use-prompt-turn.ts';

const ends: (() => void)[] = [];
const want = (asker: PromptName) => {
  const end = promptQueue.want(asker);
  ends.push(end);
  return end;
};
afterEach(() => {
  cleanup();
  for (const end of ends.splice(0)) end();
  document.body.innerHTML = '';
});

test('the most important prompt is shown first, and the next one after it', () => {
  const endInstall = want('install');
  expect(promptQueue.standing()).toBe('install');
  const endConsent = want('consent');
  want('survey');
  expect(promptQueue.standing()).toBe('consent');
  endConsent();
  endConsent();
  expect(promptQueue.standing()).toBe('survey');
  endInstall();
  expect(promptQueue.standing()).toBe('survey');
});

test('a less important prompt returns when a more important prompt ends', () => {
  want('install');
  const end = want('survey');
  expect(promptQueue.standing()).toBe('survey');
  end();
  expect(promptQueue.standing()).toBe('install');
});

test('a prompt in use keeps its turn until it is removed', () => {
  document.body.innerHTML = '<section data-asks><button>Install</button></section>';
  const end = want('install');
  document.querySelector('button')?.focus();
  want('survey');
  expect(promptQueue.standing()).toBe('install');
  end();
  expect(promptQueue.standing()).toBe('survey');
});

test('two prompts are never shown at once, and the removal of the first shows the second', () => {
  const Part = ({ asker }: { asker: PromptName }) => usePromptTurn(asker) && <p>{asker}</p>;
  const both = (hasSurvey: boolean) => (
    <>
      <Part asker="install" />
      {hasSurvey && <Part asker="survey" />}
    </>
  );
  const { rerender } = render(both(true));
  expect(screen.getAllByRole('paragraph').map((part) => part.textContent)).toEqual(['survey']);
  rerender(both(false));
  expect(screen.getByRole('paragraph').textContent).toBe('install');
  act(() => void want('consent'));
  expect(screen.queryByRole('paragraph')).toBeNull();
});

test('a second element at the foot keeps its space when the first is removed', () => {
  const [first, second] = [document.createElement('div'), document.createElement('div')];
  for (const element of [first, second]) element.style.cssText = 'position: fixed; height: 40px';
  document.body.append(first, second);
  const room = () => document.documentElement.style.getPropertyValue('--room-below');
  const leave = reserveBottomSpace(first);
  const leaveSecond = reserveBottomSpace(second);
  leave?.();
  expect(room()).toContain('40px');
  leaveSecond?.();
  expect(room()).toBe('');
});
