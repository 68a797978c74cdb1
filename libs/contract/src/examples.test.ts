import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import * as contract from './index.ts';
import { readAnswer } from './wire/read-answer.ts';
import type { Endpoint } from './wire/endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
const endpoints = Object.entries(contract).flatMap(([name, value]) =>
  isEndpoint(value) ? [[name, value] as const] : [],
);

test('every endpoint has an example answer and every example an endpoint', () => {
  expect(endpoints.map(([name]) => name).toSorted()).toEqual(Object.keys(examples).toSorted());
});

test.each(endpoints)('the example of %s reads without leaving anything out', (name, endpoint) => {
  const body: unknown = Object.entries(examples).find(([key]) => key === name)?.[1];
  const { value, rejected } = readAnswer(endpoint, body);
  expect(rejected).toEqual([]);
  expect(value).toBeTruthy();
});

test('every GET is safe, and so is every list call', () => {
  for (const [name, { method, path, safe }] of endpoints)
    expect([name, safe]).toEqual([name, method === 'GET' || /\/(user_)?list$/.test(path)]);
});
