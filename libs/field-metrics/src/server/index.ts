export { type FieldBeacon, fieldBeacon, fieldPath } from '../beacon.ts';
export { createFieldFigures, type FieldFigures, type MeasuredSite } from './field-figures.ts';
export { metricsType } from './prometheus-text.ts';
