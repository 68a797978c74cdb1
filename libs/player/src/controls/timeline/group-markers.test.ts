import { describe, expect, it } from 'vitest';
import { groupMarkers } from './group-markers.ts';

const range = { start: 0, end: 1000 };
const createMarkers = (...starts: number[]) => starts.map((start) => ({ start }));
const getGroupStarts = (starts: number[], width: number) =>
  groupMarkers(createMarkers(...starts), { range, width, distance: 24 }).map((group) =>
    group.map(({ start }) => start),
  );

describe('markers on a bar', () => {
  it('markers stay single with enough space, and form a group when they would overlap', () => {
    expect(getGroupStarts([100, 150, 600], 1000)).toEqual([[100], [150], [600]]);
    expect(getGroupStarts([100, 150, 600], 300)).toEqual([[100, 150], [600]]);
  });

  it('markers that only touch form no group', () => {
    expect(getGroupStarts([100, 124, 147], 1000)).toEqual([[100], [124, 147]]);
  });

  it('distances are measured from a group’s first marker, so that a chain of close markers forms several groups', () => {
    expect(getGroupStarts([0, 20, 40, 60], 1000)).toEqual([
      [0, 20],
      [40, 60],
    ]);
  });

  it('markers beyond an end of the bar are placed at that end', () => {
    expect(getGroupStarts([-500, -100, 10], 1000)).toEqual([[-500, -100, 10]]);
  });

  it('markers stay single on a bar without layout', () => {
    expect(getGroupStarts([5, 5], 0)).toEqual([[5], [5]]);
    expect(getGroupStarts([], 300)).toEqual([]);
  });
});
