/**
 * The last write of global tags by match, in milliseconds of the machine's time. In memory, because every room's
 * response contains it.
 */
export type TagsWritten = Map<string, number>;
