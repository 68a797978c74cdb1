import type { Guard } from '@touchline/feature-kit';

export const canaryGuard: Guard = ({ url }) =>
  url.pathname === '/canary/' ? { kind: 'redirect', to: '/canary/1/' } : { kind: 'pass' };
