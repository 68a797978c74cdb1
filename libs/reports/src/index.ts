export { createOutbox, maxEventsPerSession, type Outbox, type Send } from './state/outbox.ts';
export { createSender } from './api/create-sender.ts';
export { isWorthReporting } from './state/is-worth-reporting.ts';
export type { Report, Step } from './api/report.ts';
