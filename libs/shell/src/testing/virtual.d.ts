/** Storybook's module: the valid customers of the repository (.storybook/brands.ts). */
declare module 'virtual:customers' {
  import type { SiteConfig, SiteLink } from '@touchline/feature-kit';

  /** The parts of a customer that stories show. */
  export const customers: readonly {
    id: string;
    name: string | Readonly<Record<string, string>>;
    locales: Pick<SiteConfig['locales'], 'default' | 'enabled'>;
    theme: { logo: SiteConfig['logo']; light?: unknown };
    navigation: SiteLink[];
    categories: SiteLink[];
    legal: SiteLink[];
    social_links: Readonly<Record<string, string>>;
  }[];
}
