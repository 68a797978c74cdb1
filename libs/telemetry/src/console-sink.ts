import type { TelemetrySink } from './telemetry-sink.ts';

/** Logs everything to the console: for development, where providers are off (specification, section 8). */
export function createConsoleSink(output: Pick<Console, 'info' | 'error'> = console): TelemetrySink {
  return {
    local: true,
    event: (name, params) => output.info('[telemetry]', name, params),
    page: (page) => output.info('[telemetry] page', page.path),
    identify: (userId) => output.info('[telemetry] viewer', userId),
    error: (report) => output.error('[telemetry]', report.code ?? report.name, report.message, report.context),
  };
}
