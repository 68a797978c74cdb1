/**
 * Style sheets of built packages, such as a replacement of one of our libraries; a build cannot know which page needs
 * them.
 */
declare module 'virtual:touchline/styles';

declare module 'virtual:touchline/features' {
  export const features: readonly import('@touchline/feature-kit').AnyManifest[];
}

declare module 'virtual:touchline/looks' {
  /** Returns the shell's variants that a customer chose in `shell` of its site. */
  export function getLooks(
    shell: import('@touchline/feature-kit').SiteConfig['shell'],
  ): import('@touchline/shell').ShellVariants;
}

declare module 'virtual:touchline/first-texts' {
  type Texts = import('@touchline/i18n').Texts;
  type Locale = import('@touchline/i18n').Locale;

  /** The shell's texts, by locale. */
  export const texts: Readonly<Record<Locale, () => Promise<Record<string, Texts>>>>;
}

declare module 'virtual:touchline/texts' {
  type Loaders = typeof import('virtual:touchline/first-texts').texts;

  /**
   * By group: `pages` for the texts that the pages of all features share, fills included, and one group per enabled
   * feature.
   */
  export const texts: Readonly<Record<string, Loaders>>;
}
