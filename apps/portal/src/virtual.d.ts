declare module 'virtual:touchline/features' {
  export const features: readonly import('@touchline/feature-kit').AnyFeature[];
}

declare module 'virtual:touchline/looks' {
  type ShellLooks = import('@touchline/shell').ShellLooks;

  /** By part, then by name: those that the build holds. */
  export const looks: { readonly [Part in keyof ShellLooks]: Readonly<Record<string, ShellLooks[Part]>> };
}

declare module 'virtual:touchline/texts' {
  type Texts = import('@touchline/i18n').Texts;
  type Locale = import('@touchline/i18n').Locale;

  /** By group: `first` for every page, and one per enabled feature for its own. Then by locale. */
  export const texts: Readonly<Record<string, Readonly<Record<Locale, () => Promise<Record<string, Texts>>>>>>;
}
