import { library } from '../../tools/vite/library.ts';

export default library(import.meta.dirname, {
  environment: 'jsdom',
  bundledPackages: [
    'sonner',
    'lucide-react',
    '@fontsource-variable/big-shoulders-display',
    '@fontsource-variable/inter',
    '@fontsource-variable/noto-sans-hebrew',
    '@fontsource-variable/sofia-sans-extra-condensed',
    '@fontsource/barlow-condensed',
  ],
});
