declare module 'virtual:touchline/features' {
  export const features: readonly import('@touchline/feature-kit').AnyFeature[];
}

declare module 'virtual:touchline/looks' {
  /** The looks that a customer chose of the shell, `shell` in its site. */
  export function looksOf(
    shell: import('@touchline/feature-kit').SiteConfig['shell'],
  ): import('@touchline/shell').ShellLooks;
}

declare module 'virtual:touchline/texts' {
  type Texts = import('@touchline/i18n').Texts;
  type Locale = import('@touchline/i18n').Locale;

  /** By group: `first` for every page, and one per enabled feature for its own. Then by locale. */
  export const texts: Readonly<Record<string, Readonly<Record<Locale, () => Promise<Record<string, Texts>>>>>>;
}
