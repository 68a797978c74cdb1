import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourceResolve } from '../tools/vite/library.ts';
import { brands } from './brands.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx', '../{libs/*,apps/portal}/src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { ...sourceResolve, plugins: [brands] }),
};

export default config;
