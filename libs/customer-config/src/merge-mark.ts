/** A conflict of git in a file's text: its fault, and the line of the first mark. */
interface MergeMark {
  line: number;
  found: string;
  expected: string;
}

/** Finds the first mark that git writes into a file with a conflict. */
export function findMergeMark(text: string): MergeMark | undefined {
  const offset = text.search(/^(?:<{7}|>{7}) /m);
  if (offset === -1) return undefined;
  return {
    line: text.slice(0, offset).split('\n').length,
    found: 'a merge mark of git',
    expected: 'the text of one side, without the lines <<<<<<<, ======= and >>>>>>>',
  };
}
