/**
 * The time of the last write of global tags by match, milliseconds since 1970. It is in memory, because every answer
 * about an event contains it.
 */
export type TagsWritten = Map<string, number>;
