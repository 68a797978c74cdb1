import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourceResolve } from '../tools/vite/library.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../libs/*/src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, sourceResolve),
};

export default config;
