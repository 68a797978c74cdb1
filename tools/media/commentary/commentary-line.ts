/** One sentence of the commentary: spoken in English and Spanish, shown in English and Hebrew. */
export interface CommentaryLine {
  /** Seconds from the recording's start. */
  readonly time: number;
  readonly en: string;
  readonly es: string;
  readonly he: string;
}
