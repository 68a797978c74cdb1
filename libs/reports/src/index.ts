export { createOutbox, maxEventsPerSession, type Outbox, type Send } from './errors/outbox.ts';
export { createSender } from './errors/create-sender.ts';
export { isWorthReporting } from './errors/is-worth-reporting.ts';
export type { Report, Step } from './errors/report.ts';
