import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** One request of an attack: a GET, or a POST with a body. */
export interface Shot {
  address: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
}

/** Requests at an even rate. */
export interface Volley {
  shots: readonly Shot[];
  perSecond: number;
}

export interface ShotAnswer {
  /** 0 for a broken connection. */
  status: number;
  /** Whether the answer has Retry-After. */
  hasRetryAfter: boolean;
}

export interface Attacker {
  /** Resolves after the last answer. */
  attack: (volley: Volley) => Promise<ShotAnswer[]>;
  close: () => Promise<unknown>;
}

/** Starts a thread that sends an attack. In the measuring thread, its work would delay the measured responses. */
export function startAttacker(): Attacker {
  const worker = new Worker(new URL('./attacker-thread.ts', import.meta.url));
  return {
    async attack(volley) {
      worker.postMessage(volley);
      const [answers]: ShotAnswer[][] = await once(worker, 'message');
      return answers ?? [];
    },
    close: () => worker.terminate(),
  };
}
