// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reserveBottomSpace } from './reserve-bottom-space.ts';
import { type PromptName, promptQueue, usePromptTurn } from './prompt-queue.ts';

const removeFunctions: (() => void)[] = [];
const queuePrompt = (prompt: PromptName) => {
  const removePrompt = promptQueue.enqueue(prompt);
  removeFunctions.push(removePrompt);
  return removePrompt;
};
afterEach(() => {
  cleanup();
  for (const removePrompt of removeFunctions.splice(0)) removePrompt();
  document.body.innerHTML = '';
});

test('the most important prompt is shown first, and the next one after it', () => {
  const removeInstallPrompt = queuePrompt('install');
  expect(promptQueue.getCurrent()).toBe('install');
  const removeConsentPrompt = queuePrompt('consent');
  queuePrompt('survey');
  expect(promptQueue.getCurrent()).toBe('consent');
  removeConsentPrompt();
  removeConsentPrompt();
  expect(promptQueue.getCurrent()).toBe('survey');
  removeInstallPrompt();
  expect(promptQueue.getCurrent()).toBe('survey');
});

test('a less important prompt returns when a more important prompt ends', () => {
  queuePrompt('install');
  const removePrompt = queuePrompt('survey');
  expect(promptQueue.getCurrent()).toBe('survey');
  removePrompt();
  expect(promptQueue.getCurrent()).toBe('install');
});

test('a prompt that has the focus stays shown until it is removed', () => {
  document.body.innerHTML = '<section data-asks><button>Install</button></section>';
  const removePrompt = queuePrompt('install');
  document.querySelector('button')?.focus();
  queuePrompt('survey');
  expect(promptQueue.getCurrent()).toBe('install');
  removePrompt();
  expect(promptQueue.getCurrent()).toBe('survey');
});

test('two prompts are never shown at once, and the removal of the first shows the second', () => {
  const Part = ({ prompt }: { prompt: PromptName }) => usePromptTurn(prompt) && <p>{prompt}</p>;
  const renderPrompts = (hasSurvey: boolean) => (
    <>
      <Part prompt="install" />
      {hasSurvey && <Part prompt="survey" />}
    </>
  );
  const { rerender } = render(renderPrompts(true));
  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual(['survey']);
  rerender(renderPrompts(false));
  expect(screen.getByRole('paragraph').textContent).toBe('install');
  act(() => void queuePrompt('consent'));
  expect(screen.queryByRole('paragraph')).toBeNull();
});

test('a second element at the foot keeps its space when the first is removed', () => {
  const [firstElement, secondElement] = [document.createElement('div'), document.createElement('div')];
  for (const element of [firstElement, secondElement]) element.style.cssText = 'position: fixed; height: 40px';
  document.body.append(firstElement, secondElement);
  const getReservedSpace = () => document.documentElement.style.getPropertyValue('--room-below');
  const releaseSpace = reserveBottomSpace(firstElement);
  const releaseSecondSpace = reserveBottomSpace(secondElement);
  releaseSpace?.();
  expect(getReservedSpace()).toContain('40px');
  releaseSecondSpace?.();
  expect(getReservedSpace()).toBe('');
});
