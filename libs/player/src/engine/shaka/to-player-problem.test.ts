import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMissingFile, toPlayerProblem, toReportedProblem } from './to-player-problem.ts';
import { PlaylistTooLong } from './bound-playlist.ts';

const createError = (code: number, category: number, data: unknown[] = [], severity = 2) => ({
  code,
  category,
  data,
  severity,
});

describe('toPlayerProblem', () => {
  it.each([
    [
      'a refused segment',
      createError(1001, 1, ['u', 403, '', {}, 1]),
      { kind: 'forbidden', status: 403, request: 'segment' },
    ],
    [
      'a missing playlist',
      createError(1001, 1, ['u', 404, '', {}, 0]),
      { kind: 'missing', status: 404, request: 'manifest' },
    ],
    ['a server error', createError(1001, 1, ['u', 500, '', {}, 0]), { kind: 'network', status: 500 }],
    ['a refused key', createError(1001, 1, ['u', 403, '', {}, 6]), { kind: 'forbidden', status: 403, request: 'key' }],
    ['a broken connection', createError(1002, 1, ['u', null, 1]), { kind: 'network', request: 'segment' }],
    ['a gap at the live edge [fault-30s]', createError(1011, 1), { kind: 'missing', request: 'segment' }],
    ['a timeout', createError(1003, 1, ['u', 0]), { kind: 'network', request: 'manifest' }],
    ['a decode error', createError(3016, 3), { kind: 'decode' }],
    ['restrictions that leave no variant', createError(4012, 4), { kind: 'unsupported' }],
    ['codecs the browser lacks', createError(4032, 4), { kind: 'unsupported' }],
    ['a key system that the browser lacks', createError(6001, 6), { kind: 'protected' }],
    ['an invalid licence', createError(6008, 6), { kind: 'locked' }],
    [
      'a licence that is refused',
      createError(6007, 6, [createError(1001, 1, ['u', 403, '', {}, 2])]),
      { kind: 'locked', code: 6007 },
    ],
    [
      'an unavailable licence server',
      createError(6007, 6, [createError(1001, 1, ['u', 503, '', {}, 2])]),
      { kind: 'network', status: 503, request: 'other' },
    ],
    ['a garbage playlist', createError(4015, 4), { kind: 'playlist' }],
    ['a playlist that was refused as too long', createError(1007, 1, [new PlaylistTooLong(9)]), { kind: 'tooLong' }],
    ['a playlist that a filter cannot read [fault-30m]', createError(1007, 1, [new TypeError()]), { kind: 'playlist' }],
    ['a load that a newer one replaced', createError(7000, 7), { kind: 'interrupted' }],
    ['an unknown error', createError(9999, 9), { kind: 'unknown' }],
  ])('toPlayerProblem returns the kind of %s', (_, thrown, expected) => {
    expect(toPlayerProblem(thrown)).toMatchObject(expected);
  });

  it('a problem of severity 2 is fatal, and a problem of severity 1 is not', () => {
    expect(toPlayerProblem(createError(1002, 1)).fatal).toBe(true);
    expect(toPlayerProblem(createError(1002, 1, [], 1)).fatal).toBe(false);
  });

  it('toPlayerProblem accepts any thrown value', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(typeof toPlayerProblem(thrown).kind).toBe('string');
      }),
    );
  });
});

describe('an error of the media element', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    { name: 'network', code: 2, kind: 'network' },
    { name: 'decode', code: 3, kind: 'decode' },
    { name: 'source', code: 4, kind: 'unknown' },
  ])(
    'a media error has the kind $kind when the browser itself loads the stream: $name [fault-37b]',
    ({ code, kind }) => {
      expect(toPlayerProblem(createError(3016, 3, [code, null, '']))).toMatchObject({ kind, fatal: true, code: 3016 });
    },
  );

  it.each(['MediaSource', 'ManagedMediaSource'])('a media error has the kind decode in a browser with %s', (name) => {
    vi.stubGlobal(name, class {});
    expect(toPlayerProblem(createError(3016, 3, [4, null, '']))).toMatchObject({ kind: 'decode' });
  });
});

describe('toReportedProblem', () => {
  it.each([
    { what: 'a segment', type: 1, fatal: false },
    { what: 'a key', type: 6, fatal: false },
    { what: 'a playlist', type: 0, fatal: true },
  ])(
    'a failed request for $what is fatal: $fatal, because the buffer may still play [fault-29b]',
    ({ type, fatal }) => {
      expect(toReportedProblem(createError(1001, 1, ['u', 404, '', {}, type]))).toMatchObject({
        kind: 'missing',
        fatal,
      });
    },
  );

  it('an exception in the engine’s own code is not fatal during playback', () => {
    const exception = new TypeError("Cannot read properties of null (reading 'find')");
    expect(toReportedProblem(exception)).toMatchObject({ kind: 'unknown', fatal: false });
    expect(toReportedProblem(createError(3016, 3))).toMatchObject({ kind: 'decode', fatal: true });
    expect(toPlayerProblem(exception).fatal, 'a load that throws has failed').toBe(true);
  });
});

it('counts a missing segment as a lost file, but not a gap, a playlist or a slow segment', () => {
  const request = (type: number, status: number) => ({
    code: 1001,
    category: 1,
    severity: 1,
    data: ['/1.ts', status, '', {}, type],
  });
  const errors = [
    request(1, 404),
    { code: 1011, category: 1, severity: 1, data: [] },
    request(0, 404),
    request(1, 503),
  ];
  expect(errors.map((error) => isMissingFile(toPlayerProblem(error)))).toEqual([true, false, false, false]);
});
