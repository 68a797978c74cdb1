import { getFormats } from '@touchline/i18n';
import { expect, test } from 'vitest';
import { guideDays, getHours, readDay, getSpan } from './guide-day.ts';
import { getShortProgrammes, getProgrammeAfterDay, positionProgrammes, getStateAt } from './position-programmes.ts';

const minuteMs = 60_000;
const createProgramme = (id: string, start_date: string, end_date: string) => ({ id, start_date, end_date });
const osloFormats = getFormats('en', 'Europe/Oslo', 'h23');
const getDaySpan = (now: string, dayName: (typeof guideDays)[number] = 'today', formats = osloFormats) =>
  getSpan(dayName, Date.parse(now), formats);
const getIds = (positionedProgrammes: readonly { programme: { id: string } }[]) =>
  positionedProgrammes.map((positionedProgramme) => positionedProgramme.programme.id);

test('a day lasts from midnight to midnight in the displayed zone, without a gap to its neighbours', () => {
  const now = '2026-11-22T23:10:00Z';
  expect(guideDays.map((dayName) => new Date(getDaySpan(now, dayName).startMs).toISOString())).toEqual([
    '2026-11-21T23:00:00.000Z',
    '2026-11-22T23:00:00.000Z',
    '2026-11-23T23:00:00.000Z',
  ]);
  expect(getDaySpan(now, 'yesterday').endMs).toBe(getDaySpan(now).startMs);
  expect(getDaySpan(now).endMs).toBe(getDaySpan(now, 'tomorrow').startMs);
});

test('a day of 23 or 25 hours has that many hours on the ruler', () => {
  const listHours = (now: string) => getHours(getDaySpan(now)).map((hour) => osloFormats.time(hour));
  const springDayHours = listHours('2026-03-29T12:00:00Z');
  expect(springDayHours).toHaveLength(23);
  expect(springDayHours.slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
  const autumnDayHours = listHours('2026-10-25T12:00:00Z');
  expect(autumnDayHours).toHaveLength(25);
  expect(autumnDayHours.slice(1, 5)).toEqual(['01:00', '02:00', '02:00', '03:00']);
});

test('a programme over midnight is on both days, each with its part', () => {
  const lateProgramme = createProgramme('late', '2026-11-22T22:30:00Z', '2026-11-22T23:45:00Z');
  const now = '2026-11-22T20:00:00Z';
  const getMinutes = (dayName: 'today' | 'tomorrow') => {
    const span = getDaySpan(now, dayName);
    return positionProgrammes([lateProgramme], span).map(({ startMs, endMs }) => [
      (startMs - span.startMs) / minuteMs,
      (endMs - startMs) / minuteMs,
    ]);
  };
  expect(getMinutes('today')).toEqual([[23 * 60 + 30, 30]]);
  expect(getMinutes('tomorrow')).toEqual([[0, 45]]);
});

test('a programme in the hour that a clock change repeats is positioned by elapsed time', () => {
  const span = getDaySpan('2026-10-25T12:00:00Z');
  const [onlyProgramme] = positionProgrammes(
    [createProgramme('night', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')],
    span,
  );
  expect(
    onlyProgramme && [
      (onlyProgramme.startMs - span.startMs) / minuteMs,
      (onlyProgramme.endMs - onlyProgramme.startMs) / minuteMs,
    ],
  ).toEqual([150, 60]);
});

test('a programme ends when the next begins, and programmes without a length or outside the day are left out', () => {
  const span = getDaySpan('2026-11-22T12:00:00Z');
  const positionedProgrammes = positionProgrammes(
    [
      createProgramme('elsewhere', '2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'),
      createProgramme('long', '2026-11-22T10:00:00Z', '2026-11-22T13:00:00Z'),
      createProgramme('same', '2026-11-22T10:00:00Z', '2026-11-22T11:00:00Z'),
      createProgramme('nothing', '2026-11-22T11:00:00Z', '2026-11-22T11:00:00Z'),
      createProgramme('news', '2026-11-22T12:00:00Z', '2026-11-22T12:15:00Z'),
    ],
    span,
  );
  expect(getIds(positionedProgrammes)).toEqual(['long', 'news']);
  expect(positionedProgrammes[0]?.endMs).toBe(positionedProgrammes[1]?.startMs);
});

test('a phone shows the current and the next programme today, and two programmes on another day', () => {
  const span = getDaySpan('2026-11-22T12:00:00Z');
  const createAiring = (hours: number) =>
    createProgramme(
      `${hours}`,
      new Date(span.startMs + hours * 60 * minuteMs).toISOString(),
      new Date(span.startMs + (hours + 2) * 60 * minuteMs).toISOString(),
    );
  const positionedProgrammes = positionProgrammes(
    [createAiring(0), createAiring(2), createAiring(4), createAiring(6)],
    span,
  );
  const getShortAt = (hours: number) =>
    positionedProgrammes.filter(({ key }) =>
      getShortProgrammes(positionedProgrammes, span.startMs + hours * 60 * minuteMs).has(key),
    );
  expect(getIds(getShortAt(3))).toEqual(['2', '4']);
  expect(getIds(getShortAt(-20))).toEqual(['0', '2']);
  expect(getIds(getShortAt(30))).toEqual(['0', '2']);
});

test('while the last programme of a day runs, the first programme of the next day is next', () => {
  const now = '2026-11-22T22:40:00Z';
  const programmes = [
    createProgramme('evening', '2026-11-22T21:00:00Z', '2026-11-22T22:30:00Z'),
    createProgramme('late', '2026-11-22T22:30:00Z', '2026-11-22T23:45:00Z'),
    createProgramme('doubled', '2026-11-22T23:00:00Z', '2026-11-22T23:30:00Z'),
    createProgramme('night', '2026-11-22T23:45:00Z', '2026-11-23T01:00:00Z'),
  ];
  const positionedProgrammes = positionProgrammes(programmes, getDaySpan(now));
  const getNextAt = (time: string) => getProgrammeAfterDay(programmes, positionedProgrammes, Date.parse(time));
  expect(getNextAt(now)).toMatchObject({ programme: { id: 'night' }, endMs: Date.parse('2026-11-23T01:00:00Z') });
  expect(getNextAt('2026-11-22T22:00:00Z')).toBeUndefined();
  expect(getProgrammeAfterDay(programmes.slice(0, 2), positionedProgrammes, Date.parse(now))).toBeUndefined();
});

test('a programme is on from its start, and over at its end', () => {
  const show = createProgramme('show', '2026-11-22T12:00:00Z', '2026-11-22T13:00:00Z');
  const getShowState = (time: string) => getStateAt(Date.parse(time), show);
  expect(['11:59:59', '12:00:00', '12:59:59', '13:00:00'].map((time) => getShowState(`2026-11-22T${time}Z`))).toEqual([
    'next',
    'now',
    'now',
    'past',
  ]);
});

test('an address without a valid day of the guide means today', () => {
  const readDayParam = (search: string) => readDay(new URLSearchParams(search));
  expect(['', 'day=tomorrow', 'day=2026-11-23', 'day=tomorrow&day=yesterday'].map(readDayParam)).toEqual([
    'today',
    'tomorrow',
    'today',
    'tomorrow',
  ]);
});
