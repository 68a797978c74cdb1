import { useLocale, useText } from '@touchline/i18n';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { useTelemetry } from '@touchline/telemetry';
import { Button, Notice, Skeleton } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { PaymentFields, Provider } from '../providers/provider.ts';
import type { CardSource } from './order.ts';
import styles from './checkout.module.css';

export type NewCardSource = Extract<CardSource, { card: 'new' }>;

interface NewCardProps {
  load: () => Promise<Provider>;
  /** Called with the fields when the viewer can type in them, and with null while they cannot. */
  onReady: (source: NewCardSource | null) => void;
}

/** The provider's own fields for a card. If they fail to load, a message replaces only them. */
export function NewCard({ load, onReady }: NewCardProps) {
  const text = useText('commerce');
  const { locale } = useLocale();
  const telemetry = useTelemetry();
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isUnmounted = false;
    let fields: PaymentFields | undefined;
    async function showFields(): Promise<void> {
      const provider = await load();
      if (isUnmounted || !container.current) return;
      const shownFields = provider.fields();
      fields = shownFields;
      await shownFields.mount(container.current, {
        locale,
        text,
        theme: getDocumentFlags().theme === 'light' ? 'light' : 'dark',
      });
      if (isUnmounted) return;
      setState('ready');
      onReady({
        card: 'new',
        tokenize: async () => (await shownFields.tokenize()).token,
        clear: () => shownFields.clear(),
        mayAskAt: (address) => provider.mayAskAt(address),
      });
    }
    showFields().catch((error: unknown) => {
      if (isUnmounted) return;
      // Section 8: the failure is only logged. The rest of the page works without the provider.
      console.error('Failed to load the payment provider', error);
      telemetry.error(error, { section: 'payment provider' });
      setState('failed');
    });
    return () => {
      isUnmounted = true;
      onReady(null);
      fields?.destroy();
    };
  }, [load, locale, text, telemetry, attempt, onReady]);

  if (state === 'failed')
    return (
      <Notice
        tone="warning"
        title={text('checkout.providerFailed')}
        action={
          <Button
            size="s"
            onClick={() => {
              setState('loading');
              setAttempt((count) => count + 1);
            }}
          >
            {text('tryAgain')}
          </Button>
        }
      />
    );
  return (
    <div className={styles.fields} aria-busy={state === 'loading' || undefined}>
      {state === 'loading' && <CardFieldsSkeleton />}
      <div ref={container} />
    </div>
  );
}

/** The placeholder of the card fields while they load. */
export const CardFieldsSkeleton = () => (
  <div className={styles.fieldsComing}>
    <Skeleton blockSize="100%" radius="m" />
  </div>
);
