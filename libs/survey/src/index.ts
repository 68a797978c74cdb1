export type { SurveyOptions } from './options.ts';
