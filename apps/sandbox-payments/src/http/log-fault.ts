/** The stack's lines, without the words before them: those may run over several lines. */
const framesOf = ({ stack = '' }: Error): string[] => stack.split('\n').filter((line) => /^\s+at /.test(line));

/**
 * Writes a fault down: its name, its code and its stack. It omits the words, because a parser quotes its input: a card,
 * or a token.
 */
export function logFault(fault: unknown): void {
  if (!(fault instanceof Error)) return console.error(`thrown: ${typeof fault}`);
  const code = 'code' in fault && typeof fault.code === 'string' ? `, ${fault.code}` : '';
  console.error([`${fault.name}${code}`, ...framesOf(fault)].join('\n'));
}
