// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fetchLostStyles, watchStyles } from './lost-styles.ts';

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

test('a style sheet that did not come comes with the next try, and is waited for', async () => {
  watchStyles();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'https://demo.example/assets/event.css';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  expect(sheets(), 'its place is free').toEqual([]);

  const again = fetchLostStyles();
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toThrow('event.css');

  let arrived = false;
  const third = fetchLostStyles().then(() => (arrived = true));
  expect(sheets().map(({ href }) => href)).toEqual(['https://demo.example/assets/event.css']);
  await Promise.resolve();
  expect(arrived).toBe(false);
  sheets()[0]?.dispatchEvent(new Event('load'));
  await third;
  await fetchLostStyles();
  expect(sheets(), 'once is enough').toHaveLength(1);
});
