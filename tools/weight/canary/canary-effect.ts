import type { StartEffect } from '@touchline/feature-kit';
import ballast from 'virtual:canary/ballast';

export const startCanary: StartEffect = ({ telemetry }) => telemetry.error(new Error(ballast));
