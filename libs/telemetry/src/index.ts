export { createLazyTelemetry } from './create-lazy-telemetry.ts';
export { createTelemetry, type Telemetry, type TelemetryOptions } from './create-telemetry.ts';
export { signInMethods } from './analytics-events.ts';
export type { AnalyticsEvents, AnalyticsItem, AnalyticsName, SignInMethod } from './analytics-events.ts';
export type { ErrorReport, PageView, TelemetrySink } from './telemetry-sink.ts';
export { createConsoleSink } from './console-sink.ts';
export { isLocalEnvironment } from './local-environment.ts';
export { isSecretName, scrub } from './scrub.ts';
export { TelemetryProvider, useTelemetry } from './telemetry-context.ts';
