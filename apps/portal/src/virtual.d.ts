declare module 'virtual:touchline/features' {
  export const features: readonly import('@touchline/feature-kit').AnyFeature[];
}

declare module 'virtual:touchline/texts' {
  export const texts: Record<
    import('@touchline/i18n').Locale,
    () => Promise<Record<string, import('@touchline/i18n').Texts>>
  >;
}
