/** The package has no types: its results are unknown until a schema reads them. */
declare module '@dailymotion/vmap' {
  export default class VMAP {
    constructor(xml: Document);
    readonly adBreaks: unknown;
  }
}
