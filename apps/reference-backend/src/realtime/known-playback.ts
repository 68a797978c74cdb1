import type { PlaybackState } from '@touchline/contract';
import type { EndedSessions } from '../accounts/index.ts';
import type { Viewer } from '../http/viewer.ts';

interface ReportedPlayback {
  state: PlaybackState;
  sessionId: string;
  /** Milliseconds since 1970. */
  reportedAtMs: number;
}

/** How long the report of a playing device is valid. A playing device reports twice a minute. */
const playingLifetimeMs = 90_000;
/** How long the report of a paused device is valid, because a paused device sends no further reports. */
const pausedLifetimeMs = 600_000;
/** The most devices of a viewer; a further device replaces the device with the oldest report. */
const maxDevices = 10;
/** The most viewers; a further viewer replaces the viewer with the oldest report. */
const maxViewers = 10_000;

const hasEnded = ({ playing, seconds }: PlaybackState): boolean => !playing && seconds === 0;

/**
 * Remembers the last playback of viewers' devices, for devices that join later. It stays in memory, because a report is
 * valid for minutes only.
 */
export class KnownPlayback {
  /** The reports by user and device; the latest report is last. */
  readonly #reportsByUser = new Map<string, Map<string, ReportedPlayback>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  #isValid = ({ state, reportedAtMs }: ReportedPlayback): boolean =>
    this.#now() - reportedAtMs < (state.playing ? playingLifetimeMs : pausedLifetimeMs);

  record({ userId, sessionId }: Viewer, state: PlaybackState): void {
    const validReports = [...(this.#reportsByUser.get(userId) ?? [])].filter(([, report]) => this.#isValid(report));
    const devices = new Map(validReports);
    devices.delete(state.deviceId);
    if (!hasEnded(state)) devices.set(state.deviceId, { state, sessionId, reportedAtMs: this.#now() });
    this.#reportsByUser.delete(userId);
    if (devices.size > 0) this.#reportsByUser.set(userId, new Map([...devices].slice(-maxDevices)));
    for (const [oldestViewer] of this.#reportsByUser) {
      if (this.#reportsByUser.size <= maxViewers) break;
      this.#reportsByUser.delete(oldestViewer);
    }
  }

  /**
   * Finds the playback on the viewer's other devices, at its current position.
   * @param deviceId the requesting device
   */
  find(userId: string, deviceId: string | undefined): PlaybackState[] {
    const report = [...(this.#reportsByUser.get(userId)?.values() ?? [])];
    return report
      .filter((playback) => playback.state.deviceId !== deviceId && this.#isValid(playback))
      .map(({ state, reportedAtMs }) =>
        state.playing ? { ...state, seconds: state.seconds + (this.#now() - reportedAtMs) / 1000 } : state,
      );
  }

  /**
   * Deletes the playback of ended sessions.
   * @returns the messages to send to the viewers' other devices
   */
  end(endedSessions: EndedSessions): PlaybackState[] {
    const isEnded = (userId: string, { sessionId }: ReportedPlayback): boolean =>
      'sessionId' in endedSessions
        ? sessionId === endedSessions.sessionId
        : userId === endedSessions.userId && sessionId !== endedSessions.except;
    const endedPlaybacks: PlaybackState[] = [];
    for (const [userId, devices] of this.#reportsByUser)
      for (const [deviceId, report] of devices)
        if (isEnded(userId, report)) {
          devices.delete(deviceId);
          endedPlaybacks.push({ ...report.state, playing: false, seconds: 0 });
        }
    return endedPlaybacks;
  }
}
