import { expect, test } from 'vitest';
import { pageMessage } from './page-message.ts';

test.each([
  { type: 'opened', path: '/live/', first: true, files: ['/assets/a-1234567.js'] },
  { type: 'saved', paths: ['/events/7/'], from: '/de/' },
  { type: 'forget' },
])('the worker accepts the message %j', (message) => {
  expect(pageMessage.safeParse(message).success).toBe(true);
});

test.each([
  null,
  'forget',
  { type: 'delete' },
  { type: 'opened', path: 'https://evil.example/', first: false, files: [] },
  { type: 'opened', path: '//evil.example/', first: false, files: [] },
  { type: 'opened', path: '/a\\b', first: false, files: [] },
  { type: 'opened', path: `/${'a'.repeat(501)}`, first: false, files: [] },
  { type: 'opened', path: '/', first: false, files: Array.from({ length: 401 }, () => '/a') },
  { type: 'saved', paths: Array.from({ length: 21 }, () => '/a'), from: '/' },
])('the worker ignores the message %j', (message) => {
  expect(pageMessage.safeParse(message).success).toBe(false);
});
