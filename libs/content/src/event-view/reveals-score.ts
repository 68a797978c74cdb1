/** Whether a title may tell a result; a time of day looks like one. */
export const revealsScore = (title: string): boolean => /\d\s*[-–:—]\s*\d/.test(title);
