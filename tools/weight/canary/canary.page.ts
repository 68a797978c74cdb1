import type { PageModule } from '@touchline/feature-kit';

export const canaryPage = (): PageModule => ({ Page: () => 'canary' });
