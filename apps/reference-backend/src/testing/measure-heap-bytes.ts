import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = (): unknown => runInNewContext('gc')();

/** Measures the memory in use, after a garbage collection. */
export function measureHeapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
