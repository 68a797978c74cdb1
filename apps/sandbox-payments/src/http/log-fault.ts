/** The stack's lines without the message, which may have several lines. */
const getFrames = ({ stack = '' }: Error): string[] => stack.split('\n').filter((line) => /^\s+at /.test(line));

/**
 * Logs a fault's name, code and stack. The message may contain a card or a token, because parsers quote their input.
 */
export function logFault(fault: unknown): void {
  if (!(fault instanceof Error)) return console.error(`thrown: ${typeof fault}`);
  const code = 'code' in fault && typeof fault.code === 'string' ? `, ${fault.code}` : '';
  console.error([`${fault.name}${code}`, ...getFrames(fault)].join('\n'));
}
