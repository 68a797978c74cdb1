import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { endpoints } from './testing/list-contract.ts';
import { readAnswer } from './wire/read-answer.ts';

test('every endpoint has an example response, and every example an endpoint', () => {
  expect(endpoints.map(([name]) => name).toSorted()).toEqual(Object.keys(examples).toSorted());
});

test.each(endpoints)('the example of %s is read without rejected fields', (name, endpoint) => {
  const body: unknown = Object.entries(examples).find(([key]) => key === name)?.[1];
  const { value, rejected } = readAnswer(endpoint, body);
  expect(rejected).toEqual([]);
  expect(value).toBeTruthy();
});

test('only GETs and calls that read a list are safe', () => {
  for (const [name, { method, path, safe }] of endpoints)
    expect([name, safe]).toEqual([name, method === 'GET' || /\/(user_)?list$/.test(path)]);
});
