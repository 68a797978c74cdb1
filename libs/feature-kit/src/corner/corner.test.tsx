// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reserveBottomSpace } from './reserve-bottom-space.ts';
import { promptQueue, usePromptTurn } from './prompt-queue.ts';

const orders = { consent: 1, opinion: 2, install: 3 };
type Prompt = keyof typeof orders;
const removeFunctions: (() => void)[] = [];
const queuePrompt = (prompt: Prompt) => {
  const removePrompt = promptQueue.enqueue(prompt, orders[prompt]);
  removeFunctions.push(removePrompt);
  return removePrompt;
};
afterEach(() => {
  cleanup();
  for (const removePrompt of removeFunctions.splice(0)) removePrompt();
  document.body.innerHTML = '';
});

test('the most important prompt is shown first, and the next most important prompt after its end', () => {
  const removeInstallPrompt = queuePrompt('install');
  expect(promptQueue.getCurrent()).toBe('install');
  const removeConsentPrompt = queuePrompt('consent');
  queuePrompt('opinion');
  expect(promptQueue.getCurrent()).toBe('consent');
  removeConsentPrompt();
  removeConsentPrompt();
  expect(promptQueue.getCurrent()).toBe('opinion');
  removeInstallPrompt();
  expect(promptQueue.getCurrent()).toBe('opinion');
});

test('a less important prompt returns when a more important prompt ends', () => {
  queuePrompt('install');
  const removePrompt = queuePrompt('opinion');
  expect(promptQueue.getCurrent()).toBe('opinion');
  removePrompt();
  expect(promptQueue.getCurrent()).toBe('install');
});

test('a prompt that has the focus stays shown until it is removed', () => {
  document.body.innerHTML = '<section data-asks><button>Install</button></section>';
  const removePrompt = queuePrompt('install');
  document.querySelector('button')?.focus();
  queuePrompt('opinion');
  expect(promptQueue.getCurrent()).toBe('install');
  removePrompt();
  expect(promptQueue.getCurrent()).toBe('opinion');
});

test('two prompts are never shown at once, and the removal of one prompt shows the next', () => {
  const Part = ({ prompt }: { prompt: Prompt }) => usePromptTurn(prompt, orders[prompt]) && <p>{prompt}</p>;
  const renderPrompts = (hasOpinion: boolean) => (
    <>
      <Part prompt="install" />
      {hasOpinion && <Part prompt="opinion" />}
    </>
  );
  const { rerender } = render(renderPrompts(true));
  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual(['opinion']);
  rerender(renderPrompts(false));
  expect(screen.getByRole('paragraph').textContent).toBe('install');
  act(() => void queuePrompt('consent'));
  expect(screen.queryByRole('paragraph')).toBeNull();
});

test('of two elements at the bottom of the window, the latest reserves space until it is removed', () => {
  const [firstElement, secondElement] = [document.createElement('div'), document.createElement('div')];
  firstElement.style.cssText = 'position: fixed; height: 40px';
  secondElement.style.cssText = 'position: fixed; height: 60px';
  document.body.append(firstElement, secondElement);
  const getReservedSpace = () => document.documentElement.style.getPropertyValue('--room-below');
  const releaseFirstSpace = reserveBottomSpace(firstElement);
  reserveBottomSpace(secondElement)?.();
  expect(getReservedSpace()).toContain('40px');
  const releaseSecondSpace = reserveBottomSpace(secondElement);
  releaseFirstSpace?.();
  expect(getReservedSpace()).toContain('60px');
  releaseSecondSpace?.();
  expect(getReservedSpace()).toBe('');
});
