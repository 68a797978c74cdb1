import { expect, test } from 'vitest';
import { nameGroup } from './name-group.ts';

const formats = { list: (names: readonly string[]) => names.join(', '), number: String };
const formatText = (_key: string, values: object = {}) => Object.values(values).join(' | ');

test.each([
  [['Goal'], 'Goal'],
  [['Goal', 'Card', 'Save'], 'Goal, Card, Save'],
  [['Goal', 'Card', 'Save', 'Goal', 'Goal'], 'Moments | 5 | Goal, Card, Save'],
])('the markers %j are named %j', (labels, name) => {
  expect(nameGroup(labels, 'Moments', formats, formatText)).toBe(name);
});
