/** The stack's lines without the message, which may have several lines. */
const getFrames = ({ stack = '' }: Error): string[] => stack.split('\n').filter((line) => /^\s+at /.test(line));

/** Logs a fault's name, code and stack. It omits the message, because a parser quotes its input: a card, or a token. */
export function logFault(fault: unknown): void {
  if (!(fault instanceof Error)) return console.error(`thrown: ${typeof fault}`);
  const code = 'code' in fault && typeof fault.code === 'string' ? `, ${fault.code}` : '';
  console.error([`${fault.name}${code}`, ...getFrames(fault)].join('\n'));
}
