import type { TelemetrySink } from './telemetry-sink.ts';

/** Logs everything to the console: for development, where providers are off (specification, section 8). */
export function createConsoleSink(out: Pick<Console, 'info' | 'error'> = console): TelemetrySink {
  return {
    local: true,
    event: (name, params) => out.info('[telemetry]', name, params),
    page: (page) => out.info('[telemetry] page', page.path),
    identify: (userId) => out.info('[telemetry] viewer', userId),
    error: (report) => out.error('[telemetry]', report.code ?? report.name, report.message, report.context),
  };
}
