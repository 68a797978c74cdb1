/** The package brings no types: what it parsed is unknown until it is read. */
declare module '@dailymotion/vmap' {
  export default class VMAP {
    constructor(xml: Document);
    readonly adBreaks: unknown;
  }
}
