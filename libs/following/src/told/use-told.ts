import { useSession, useSessionState } from '@touchline/auth-session';
import { tellings, toldAbout, type Telling } from '@touchline/contract';
import { useWishes, useWrite } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { telling } from './telling.ts';

interface Told {
  /** What is being changed counts as it will be. */
  told: readonly Telling[];
  change: (which: Telling, on: boolean) => void;
}

/** What the viewer is told about a team; the profile has it, so that it is the same in all their tabs. */
export function useTold({ id, name }: { id: string; name: string }): Told {
  const { user } = useSessionState();
  const mutation = telling(useSession(), useTelemetry());
  const write = useWrite();
  const wish = useWishes(mutation).findLast((one) => one.id === id);
  const told = wish?.told ?? toldAbout(user?.options, id);
  return {
    told,
    change(which, on) {
      const next = tellings.filter((one) => (one === which ? on : told.includes(one)));
      void write({ ...mutation, meta: { subject: name } }, { id, told: next });
    },
  };
}
