import { describe, expect, it, vi } from 'vitest';
import { createTelemetry } from './create-telemetry.ts';
import type { TelemetrySink } from './telemetry-sink.ts';

function createRecorder() {
  const sentEvents: unknown[] = [];
  const sink: TelemetrySink = {
    event: (name, params) => void sentEvents.push([name, params]),
    error: (report) => void sentEvents.push(['error', report]),
    page: (page) => void sentEvents.push(['page', page.path]),
    identify: (userId) => void sentEvents.push(['identify', userId]),
  };
  return { sentEvents, sink };
}

describe('createTelemetry', () => {
  it('a sink that is added late receives the earlier events', () => {
    const telemetry = createTelemetry();
    telemetry.event('team_follow', { item_id: 't1' });
    const { sentEvents, sink } = createRecorder();
    telemetry.attach(sink);
    telemetry.page({ path: '/live/' });
    expect(sentEvents).toEqual([
      ['team_follow', { item_id: 't1' }],
      ['page', '/live/'],
    ]);
  });

  it('a sink that is added late receives only the last hundred events', () => {
    const telemetry = createTelemetry();
    for (let index = 0; index < 250; index += 1) telemetry.page({ path: `/${index}/` });
    const { sentEvents, sink } = createRecorder();
    telemetry.attach(sink);
    expect(sentEvents).toHaveLength(100);
    expect(sentEvents.at(-1)).toEqual(['page', '/249/']);
  });

  it('an error that many parts report is sent once, and an equal error of another load again', () => {
    const { sentEvents, sink } = createRecorder();
    const telemetry = createTelemetry({ sinks: [sink] });
    const error = new Error('gone');
    telemetry.error(error, { section: 'eventCardAction' });
    telemetry.error(error, { section: 'eventCardAction' });
    telemetry.error(new Error('gone'));
    expect(sentEvents).toHaveLength(2);
  });

  it('no event is sent before consent, and earlier events are dropped', () => {
    const { sentEvents, sink } = createRecorder();
    const telemetry = createTelemetry({ sinks: [sink], consent: false });
    telemetry.page({ path: '/' });
    telemetry.setConsent(true);
    telemetry.setConsent(true);
    const lateRecorder = createRecorder();
    telemetry.attach(lateRecorder.sink);
    expect([...sentEvents, ...lateRecorder.sentEvents]).toEqual([]);
    telemetry.page({ path: '/live/' });
    expect([...sentEvents, ...lateRecorder.sentEvents]).toEqual([
      ['page', '/live/'],
      ['page', '/live/'],
    ]);
  });

  it('events wait until the stored answer is read, and are dropped if it is a refusal', () => {
    for (const [consent, expectedEvents] of [
      [true, [['page', '/']]],
      [false, []],
    ] as const) {
      const { sentEvents, sink } = createRecorder();
      const telemetry = createTelemetry({ sinks: [sink], consent: 'unread' });
      telemetry.page({ path: '/' });
      expect(sentEvents).toEqual([]);
      telemetry.setConsent(consent);
      telemetry.setConsent(true);
      expect(sentEvents).toEqual(expectedEvents);
    }
  });

  it('stored events are deleted when consent is withdrawn', () => {
    const telemetry = createTelemetry();
    telemetry.page({ path: '/' });
    telemetry.setConsent(false);
    telemetry.page({ path: '/live/' });
    telemetry.setConsent(true);
    const { sentEvents, sink } = createRecorder();
    telemetry.attach(sink);
    expect(sentEvents).toEqual([]);
  });

  it('a sink for errors receives earlier and later errors without consent, but no other calls', () => {
    const telemetry = createTelemetry({ consent: false });
    telemetry.error('before');
    const errorRecorder = createRecorder();
    const analyticsRecorder = createRecorder();
    telemetry.attach({ ...errorRecorder.sink, consent: 'none' });
    telemetry.attach({ ...analyticsRecorder.sink, consent: 'analytics' });
    telemetry.identify('u1');
    telemetry.error('after');
    telemetry.setConsent(true);
    telemetry.page({ path: '/' });
    expect(errorRecorder.sentEvents).toEqual([
      ['error', expect.objectContaining({ message: 'before' })],
      ['error', expect.objectContaining({ message: 'after' })],
    ]);
    expect(analyticsRecorder.sentEvents).toEqual([
      ['identify', 'u1'],
      ['page', '/'],
    ]);
  });

  it('a local sink receives all calls once, with and without consent', () => {
    const { sentEvents, sink } = createRecorder();
    const telemetry = createTelemetry({ sinks: [{ ...sink, local: true }], consent: false });
    telemetry.page({ path: '/' });
    telemetry.identify('u1');
    telemetry.setConsent(false);
    telemetry.page({ path: '/live/' });
    telemetry.setConsent(true);
    expect(sentEvents).toEqual([
      ['page', '/'],
      ['identify', 'u1'],
      ['page', '/live/'],
    ]);
  });

  it('every sink receives the identity, even if it is added late, but not before consent', () => {
    const { sentEvents, sink } = createRecorder();
    const telemetry = createTelemetry({ sinks: [sink], consent: false });
    telemetry.identify('u1');
    expect(sentEvents).toEqual([]);
    telemetry.setConsent(true);
    telemetry.identify('u1');
    telemetry.identify(null);
    expect(sentEvents).toEqual([
      ['identify', 'u1'],
      ['identify', null],
    ]);
    telemetry.identify('u2');
    const lateRecorder = createRecorder();
    telemetry.attach(lateRecorder.sink);
    expect(lateRecorder.sentEvents).toEqual([['identify', 'u2']]);
  });

  it('an e-mail address is dropped as an identity', () => {
    const { sentEvents, sink } = createRecorder();
    createTelemetry({ sinks: [sink] }).identify('viewer@example.com');
    expect(JSON.stringify(sentEvents)).not.toContain('viewer@');
  });

  it('a sink that throws affects neither the caller nor the other sinks [fault-38]', () => {
    const brokenSink: TelemetrySink = {
      page: () => {
        throw new Error('blocked');
      },
    };
    const { sentEvents, sink } = createRecorder();
    const telemetry = createTelemetry({ sinks: [brokenSink, sink] });
    expect(() => telemetry.page({ path: '/' })).not.toThrow();
    expect(sentEvents).toEqual([['page', '/']]);
  });

  it('a removed sink receives no call', () => {
    const page = vi.fn();
    const telemetry = createTelemetry();
    const detach = telemetry.attach({ page });
    detach();
    telemetry.page({ path: '/' });
    expect(page).not.toHaveBeenCalled();
  });

  it('an error is reported with code, status and cause, and without secrets', () => {
    const { sentEvents, sink } = createRecorder();
    const error = Object.assign(new Error('Bearer abc.def failed', { cause: new Error('socket closed') }), {
      code: 'network_error',
      status: 502,
    });
    createTelemetry({ sinks: [sink] }).error(error, { path: '/auth/login/limit/?p=secret', accessToken: 'abc' });
    expect(sentEvents).toEqual([
      [
        'error',
        expect.objectContaining({
          message: 'Bearer [removed] failed',
          code: 'network_error',
          status: 502,
          cause: 'socket closed',
          context: { path: '/auth/login/limit/', accessToken: '[removed]' },
        }),
      ],
    ]);
  });

  it('a thrown text is reported like an error', () => {
    const { sentEvents, sink } = createRecorder();
    createTelemetry({ sinks: [sink] }).error('gone');
    expect(sentEvents).toEqual([['error', expect.objectContaining({ message: 'gone', context: {} })]]);
  });

  it.each<[string, () => unknown]>([
    ['an object without a prototype', () => Object.create(null)],
    [
      'a window of another origin',
      () =>
        new Proxy(
          {},
          {
            get() {
              throw new DOMException('Blocked', 'SecurityError');
            },
          },
        ),
    ],
    ['a symbol', () => Symbol('thrown')],
    ['undefined', () => undefined],
  ])('a thrown value is reported as an error without throwing: %s', (_what, error) => {
    const { sentEvents, sink } = createRecorder();
    const telemetry = createTelemetry({ sinks: [sink] });
    telemetry.error(error(), { count: 10n });
    expect(sentEvents).toEqual([['error', expect.objectContaining({ name: 'Error', context: { count: '10' } })]]);
  });

  it('sets no identity when a viewer’s id is an address, because scrubbed ids are all equal', () => {
    const { sentEvents, sink } = createRecorder();
    const telemetry = createTelemetry({ sinks: [sink] });
    telemetry.identify('ann@example.com');
    telemetry.identify('bob@example.com');
    expect(sentEvents).toEqual([]);
    telemetry.identify('u1');
    telemetry.identify('ann@example.com');
    expect(sentEvents).toEqual([
      ['identify', 'u1'],
      ['identify', null],
    ]);
  });
});
