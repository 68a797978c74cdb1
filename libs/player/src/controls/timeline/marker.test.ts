import { expect, it } from 'vitest';
import { getStops, toMediaLayer, toMediaTime, type Marker } from './marker.ts';

const goal: Marker = { id: 'g', start: 95, kind: 'goal', label: 'Goal' };

it('a second of a match is the same second of its recording’s media', () => {
  expect(toMediaTime(95, { momentOrigin: null }, undefined)).toBe(95);
});

it('the media second of a moment is earlier by the seconds that a live playlist has dropped', () => {
  const start = Date.UTC(2026, 1, 14, 18);
  expect(toMediaTime(95, { momentOrigin: start + 60_000 }, start)).toBe(35);
});

it('`toMediaLayer` converts the start and end of each marker to media seconds, and sorts the markers', () => {
  const start = Date.UTC(2026, 1, 14, 18);
  const clipMarker: Marker = { id: 'c', start: 80, end: 110, kind: 'selection', label: 'Clip' };
  const layer = { id: 'l', label: 'All', markers: [goal, clipMarker] };
  expect(toMediaLayer(layer, { momentOrigin: start + 60_000 }, start).markers).toMatchObject([
    { id: 'c', start: 20, end: 50 },
    { id: 'g', start: 35, end: undefined },
  ]);
});

it('marker keys stop before short moments and at the start of periods and long moments, but not at breaks', () => {
  const bandMarker: Marker = { id: 'b', start: 40, end: 60, kind: 'break', label: 'Break' };
  const period: Marker = { id: 'p', start: 50, kind: 'period', label: '2nd period' };
  const rallyMarker: Marker = { id: 'r', start: 70, end: 80, kind: 'moment', label: 'Long rally' };
  const layers = [
    { id: 'ads', label: 'Breaks', markers: [bandMarker] },
    { id: 'moments', label: 'Key moments', markers: [goal, rallyMarker] },
    { id: 'periods', label: 'Periods', markers: [period] },
  ];
  expect(getStops(layers)).toEqual([50, 70, 90]);
});
