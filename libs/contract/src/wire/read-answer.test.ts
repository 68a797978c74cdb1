import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  getClip,
  getDevices,
  getEvent,
  getEventStats,
  getPortalPage,
  getPortalRedirect,
  getTeam,
  listEvents,
  PortalError,
  readAnswer,
  sportPeriods,
  type Endpoint,
} from '../index.ts';

const catchError = (read: () => unknown): PortalError => {
  try {
    read();
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

test('a truthy `error` is a failure with any status, with the server’s code and message', () => {
  const body = { error: 'login_failed', message: 'No.', messageErrorCode: 'login_failed' };
  expect(catchError(() => readAnswer(getTeam, body))).toMatchObject({
    code: 'login_failed',
    message: 'No.',
    status: 200,
  });
});

test.each([null, '', 0, false])('a response whose `error` is %j is no failure', (error) => {
  expect(readAnswer(getTeam, { error, content: { id: 'tra' } }).value.id).toBe('tra');
});

test('a failure with an unknown code has that code and the server’s message', () => {
  const body = { error: true, messageErrorCode: 'who_knows', message: 'Ask the club.' };
  expect(catchError(() => readAnswer(getTeam, body, 400))).toMatchObject({ code: 'who_knows', said: 'Ask the club.' });
  expect(catchError(() => readAnswer(getTeam, { error: 'E-1042' }, 400))).toMatchObject({
    code: 'E-1042',
    said: undefined,
  });
});

test.each([
  [{ error: true, message: 'Closed for today.' }, 200],
  [{ message: 'Closed for today.' }, 503],
  [{ error: 'Closed for today.' }, 400],
  [{ error: true, messageErrorCode: '', message: 'Closed for today.' }, 404],
  [{ error: 'errors.goHome', messageErrorCode: {}, message: 'Closed for today.' }, 400],
])('the failure %j has the code default_error_message and the server’s text', (body, status) => {
  expect(catchError(() => readAnswer(getTeam, body, status))).toMatchObject({
    code: 'default_error_message',
    said: 'Closed for today.',
    status,
  });
});

test('a known error code is recognised in any letter case', () => {
  const body = { error: true, messageErrorCode: ' DEVICE_LIMIT_Exceeded ' };
  expect(catchError(() => readAnswer(getTeam, body, 403)).code).toBe('device_limit_exceeded');
});

test.each([
  ['Ask the club.', 'en', undefined, true],
  [' Closed for today. ', 'en', undefined, true],
  ['Fragen Sie bitte den Verein.', 'en', undefined, false],
  ['Fragen Sie bitte den Verein.', 'de', undefined, true],
  ['Demandez à votre club, pas à nous.', 'fr-CA', undefined, true],
  ['Consulta con tu club para más datos.', 'pt', undefined, false],
  ['יש לפנות למועדון', 'he', undefined, true],
  ['יש לפנות למועדון', 'en', undefined, false],
  ['Ask the club.', 'he', undefined, false],
  ['请稍后再试', 'zh', undefined, true],
  ['Kitchen closed', 'en', 'en-GB', true],
  ['Ask the club.', 'en', 'de, fr', false],
  ['Ask\nthe club.', 'en', undefined, false],
  ['Ask <b>the</b> club.', 'en', 'en', false],
  ['Tom &amp; the club.', 'en', 'en', false],
  ['{"reason":"the club"}', 'en', 'en', false],
  [`the ${'x'.repeat(300)}`, 'en', 'en', false],
])(
  'the message %j, on a page in %s with Content-Language %s, is shown: %s [fault-9r]',
  (message, page, answer, isShown) => {
    const error = catchError(() => readAnswer(getTeam, { error: 'kitchen_closed', message }, 400, { page, answer }));
    expect(error.said).toBe(isShown ? message.trim() : undefined);
    expect(error.code).toBe('kitchen_closed');
  },
);

test('an invalid response has the status 502', () => {
  expect(catchError(() => readAnswer(getTeam, { content: { id: {} } }, 200))).toMatchObject({
    code: 'invalid_response',
    status: 502,
  });
});

test('a 404 with any code counts as missing, and so does any status with the code `not_found`', () => {
  expect(catchError(() => readAnswer(getTeam, { error: 'no_such_team' }, 404)).isMissing).toBe(true);
  expect(catchError(() => readAnswer(getTeam, { error: 'not_found' })).isMissing).toBe(true);
  expect(catchError(() => readAnswer(getTeam, { error: 'no_such_team' }, 400)).isMissing).toBe(false);
});

test.each([
  [429, 'too_many_requests', true],
  [404, 'not_found', false],
  [503, 'service_unavailable', true],
  [500, 'server_error', true],
])('a status %i without a body has the code %s', (status, code, isRetryable) => {
  expect(catchError(() => readAnswer(getTeam, undefined, status))).toMatchObject({
    code,
    retryable: isRetryable,
    status,
  });
});

test('a response with an invalid id fails with invalid_response, and its message names the field', () => {
  const error = catchError(() => readAnswer(getEvent, { content: { id: {}, title: 'x' } }));
  expect(error).toMatchObject({
    code: 'invalid_response',
    cause: [{ path: 'content.id', message: expect.any(String) }],
  });
});

test.each([['<html>'], [[]], [{}], [{ content: null }], [{ content: { entries: 'none' } }]])(
  'a response of the wrong shape fails with invalid_response: %j',
  (body) => expect(catchError(() => readAnswer(listEvents, body)).code).toBe('invalid_response'),
);

test('null is a valid response to the redirect call', () => {
  expect(readAnswer(getPortalRedirect, { content: null }).value).toBeNull();
});

test('unknown and absent enum values become their defaults, and known values may have any letter case', () => {
  const content = {
    id: 7,
    status: 'LIVE',
    media_type: 'hologram',
    commerce_coverage: null,
    media_sub_type: 'x',
    gender: 'Female',
  };
  expect(readAnswer(getEvent, { content }).value).toEqual({
    id: '7',
    status: 'live',
    media_type: 'event',
    commerce_coverage: 'commerce_free_media',
    gender: 'female',
  });
  expect(readAnswer(getEvent, { content: { id: 'a' } }).value.status).toBe('archived');
});

test('numbers are read as texts, texts as numbers, and null optional fields as absent', () => {
  const content = { id: 7, title: 12, duration: '90.5', team1: { score: '3', name: null }, description: null };
  expect(readAnswer(getEvent, { content }).value).toMatchObject({ title: '12', duration: 90.5, team1: { score: 3 } });
  expect(readAnswer(getEvent, { content }).value.description).toBeUndefined();
});

test.each([
  ['a slash', 'a/b'],
  ['2,000 characters', 'x'.repeat(2_000)],
  ['2,000 slashes', '/'.repeat(2_000)],
  ['1,000 umlauts', 'ü'.repeat(1_000)],
  ['a percent sign and more', '100% sure; why?#'],
  ['dots in a name', 'a..b'],
  ['three dots', '...'],
])('an id that an address can contain is accepted: %s', (_, id) => {
  expect(readAnswer(getTeam, { content: { id } }).value.id).toBe(id);
});

test.each([
  ['nothing', ''],
  ['a dot', '.'],
  ['two dots', '..'],
  ['dots between slashes', 'a/../b'],
  ['dots before a semicolon', '..;x'],
  ['encoded dots', '%2e%2e'],
  ['an encoded slash', 'a%2Fb'],
  ['a backslash', 'a\\b'],
  ['a new line', 'a\nb'],
  ['NUL', '\0'],
  ['half a character', '\ud800'],
  ['a line separator', '\u2028'],
  ['7,000 characters', 'x'.repeat(7_000)],
  ['1,000 Chinese characters', '汉'.repeat(1_000)],
])('an id that no address can contain is refused: %s', (_, id) => {
  expect(catchError(() => readAnswer(getTeam, { content: { id } })).code).toBe('invalid_response');
  const event = { id: 'a', event_id: id, team1: { id, name: 'A' }, identities: [{ id, title: 'L' }] };
  const { entries } = readAnswer(listEvents, { content: { entries: [event, { id }] } }).value;
  expect(
    entries.map((entry) => [entry.id, entry.event_id, entry.team1?.id, entry.team1?.name, entry.identities]),
  ).toEqual([['a', undefined, undefined, 'A', []]]);
});

test('an id that is an unsafe integer is refused', () => {
  expect(catchError(() => readAnswer(getEvent, { content: { id: 2 ** 60 } })).code).toBe('invalid_response');
});

test('malformed fields and entries are left out and reported with their paths', () => {
  const entries = [
    { id: 'a' },
    { title: 'no id' },
    null,
    { id: 'b', title: {}, clock: { period: 'half', seconds: 2 } },
    { id: 'c', identities: [{ id: 'x' }, {}, { id: 'y', title: [] }] },
  ];
  const { value, rejected } = readAnswer(listEvents, { content: { entries } });
  expect(value.entries.map(({ id, title, clock }) => [id, title, clock])).toEqual([
    ['a', undefined, undefined],
    ['b', undefined, undefined],
    ['c', undefined, undefined],
  ]);
  expect(value.entries[2]?.identities?.map(({ id }) => id)).toEqual(['x', 'y']);
  expect(rejected.map(({ path }) => path)).toEqual([
    'content.entries.1.id',
    'content.entries.2',
    'content.entries.3.title',
    'content.entries.3.clock.period',
    'content.entries.4.identities.1.id',
    'content.entries.4.identities.2.title',
  ]);
});

test.each([
  ['2026-02-12T18:00:00+02:00', '2026-02-12T16:00:00.000Z'],
  ['2026-02-12T18:00:00', '2026-02-12T18:00:00.000Z'],
  ['2026-02-12 18:00', '2026-02-12T18:00:00.000Z'],
  [' 2026-02-12 18:00:00.123456+00 ', '2026-02-12T18:00:00.123Z'],
  ['2026-02-12T18:00:00-0330', '2026-02-12T21:30:00.000Z'],
  ['2026-02-12', '2026-02-12T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-02-12T23:30:00-03:30', '2026-02-13T03:00:00.000Z'],
  ['2026-02-31T99:00', undefined],
  ['2026-02-31', undefined],
  ['2026-02-29 18:00', undefined],
  ['2026-04-31T18:00:00+02:00', undefined],
  ['0000-00-00 00:00:00', undefined],
  ['soon', undefined],
  ['7', undefined],
  [1770919200000, undefined],
  ['', undefined],
])('the date %j of an event is read as %s in every time zone', (event_date, date) => {
  const [entry] = readAnswer(listEvents, { content: { entries: [{ id: 'a', event_date }] } }).value.entries;
  expect([entry?.id, entry?.event_date]).toEqual(['a', date]);
});

test('a period’s label may be a text or number, and a malformed label does not remove the figures', () => {
  const parseScores = (scores: unknown) =>
    readAnswer(getEventStats, {
      content: { vidswap: { 'game-scores': scores, 'game-overview': [{ title: 'Shots', team1: 3, team2: '2' }] } },
    }).value.vidswap;
  expect(parseScores({ period: '2H' })).toMatchObject({
    'game-scores': { period: '2H' },
    'game-overview': [{ title: 'Shots' }],
  });
  expect(parseScores({ period: 3 })['game-scores']?.period).toBe('3');
  expect(parseScores({ period: ['FT'], team1: { periods: [1, 'x', 2] } })).toMatchObject({
    'game-scores': { team1: { periods: [1, 2] } },
    'game-overview': [{ title: 'Shots' }],
  });
});

test('an impossible duration or clock period is left out', () => {
  const content = { id: 'a', duration: 3.7e297, clock: { period: 1e308, seconds: 1 } };
  expect(readAnswer(getEvent, { content }).value).toEqual(readAnswer(getEvent, { content: { id: 'a' } }).value);
  expect(readAnswer(getEvent, { content: { id: 'a', duration: 90.5 } }).value.duration).toBe(90.5);
});

test.each([1e9, -1, 2.5, 1e308])('a limit of %d devices counts as absent', (limit) => {
  expect(readAnswer(getDevices, { content: { devices: [], limit } }).value).toEqual({ devices: [] });
});

test.each(['constructor', '__proto__', 'toString'])('a sport named %s has no periods', (sport) => {
  expect(sportPeriods(sport)).toBeUndefined();
});

test('a status is read without the blanks around it', () => {
  expect(readAnswer(getEvent, { content: { id: 'a', status: ' Live\n' } }).value.status).toBe('live');
});

const singleEndpoints: readonly Endpoint[] = [getEvent, getClip, getTeam, getPortalPage];

test.each(singleEndpoints)('null content for a requested object fails with not_found', (endpoint) => {
  expect(catchError(() => readAnswer(endpoint, { content: null }))).toMatchObject({
    code: 'not_found',
    status: 404,
    isMissing: true,
  });
});

test('valid entries between arbitrary JSON are read in their order', () => {
  const validEntry = fc.uuid().map((id) => ({ id, title: 'good' }));
  fc.assert(
    fc.property(fc.array(fc.oneof(validEntry, fc.jsonValue({ maxDepth: 4 }))), (entries) => {
      const expectedEntries = entries.filter(
        (entry) => typeof entry === 'object' && entry !== null && 'title' in entry && entry.title === 'good',
      );
      const readEntries = readAnswer(listEvents, { content: { entries } }).value.entries;
      expect(readEntries.filter(({ title }) => title === 'good').map(({ id }) => id)).toEqual(
        expectedEntries.map((entry) => (entry as { id: string }).id),
      );
    }),
  );
});

test('an event with arbitrary JSON in a field other than its id stays in the list', () => {
  const field = fc.constantFrom(
    'title',
    'status',
    'team1',
    'identities',
    'clock',
    'source',
    'ads',
    'event_date',
    'duration',
    'id',
  );
  fc.assert(
    fc.property(field, fc.jsonValue({ maxDepth: 3 }), (name, raw) => {
      const { value, rejected } = readAnswer(listEvents, {
        content: { entries: [{ id: 'a', [name]: raw }, { id: 'b' }] },
      });
      expect(value.entries.at(-1)?.id).toBe('b');
      const isReported = rejected.some(({ path }) => path.startsWith(`content.entries.0.${name}`));
      expect(value.entries.length === 2 || (name === 'id' && isReported)).toBe(true);
    }),
  );
});

test('a response that is nested 100,000 levels deep fails with invalid_response', () => {
  let nested: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth++) nested = [nested];
  for (const content of [
    { entries: nested },
    { entries: [{ id: 'a', title: nested }] },
    { entries: [], other: nested },
  ])
    expect(catchError(() => readAnswer(listEvents, { content })).code).toBe('invalid_response');
});

test('only the invalid entry of a list with 200,001 entries is left out', () => {
  const identities = [{}, ...Array.from({ length: 200_000 }, (_, index) => ({ id: String(index) }))];
  expect(readAnswer(getEvent, { content: { id: 'a', identities } }).value.identities).toHaveLength(200_000);
});

test('entries of a list omit the fields that a card does not show', () => {
  const wholeEvent = {
    id: 'a',
    description: 'x',
    ads: [{ tag_url: 'x' }],
    source: { hd: '/a.m3u8', pano: '/b.m3u8' },
    image_url: '/a.svg',
  };
  const [entry] = readAnswer(listEvents, { content: { entries: [wholeEvent] } }).value.entries;
  expect(entry).not.toHaveProperty('description');
  expect(entry).not.toHaveProperty('ads');
  expect(entry).toMatchObject({ image_url: '/a.svg', source: { hd: '/a.m3u8' } });
  expect(entry?.source).not.toHaveProperty('pano');
  expect(readAnswer(getEvent, { content: wholeEvent }).value).toMatchObject(wholeEvent);
});
