import { useLocale, useText } from '@touchline/i18n';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { useTelemetry } from '@touchline/telemetry';
import { Button, Notice, Skeleton } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  FieldsTheme,
  PaymentFields,
  Provider,
  WalletButton,
  WalletPayment,
} from '../../api/providers/provider.ts';
import type { CardSource } from '../../state/purchase/order.ts';
import styles from './checkout.module.css';
import { mountWallet } from './mount-wallet.ts';

export type NewCardSource = Extract<CardSource, { card: 'new' }>;
type WalletSource = Extract<CardSource, { card: 'wallet' }>;

/** The order that the button of the provider's wallet pays. */
export interface WalletOrder {
  /** Undefined hides the button, because the order has no price or cannot be paid now. */
  payment: WalletPayment | undefined;
  onPress: (source: WalletSource) => void;
  /** True while a payment runs. A press then has no effect. */
  isBusy: boolean;
  /** Content below the button. */
  notes: ReactNode;
}

interface NewCardProps {
  load: () => Promise<Provider>;
  /** Called with the fields when the viewer can type in them, and with null while they cannot. */
  onReady: (source: NewCardSource | null) => void;
  /** Shows the provider's wallet above the fields. Without an order, no wallet is loaded. */
  walletOrder?: WalletOrder | undefined;
}

/**
 * The provider's own fields for a card, and above them its wallet's button, if the device has that wallet. If they fail
 * to load, a message replaces only them.
 */
export function NewCard({ load, onReady, walletOrder }: NewCardProps) {
  const text = useText('commerce');
  const { locale } = useLocale();
  const telemetry = useTelemetry();
  const container = useRef<HTMLDivElement>(null);
  const walletContainer = useRef<HTMLDivElement>(null);
  const [hasWallet, setHasWallet] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isWalletWanted = walletOrder !== undefined;
  const pressWallet = useEffectEvent((wallet: WalletButton, provider: Provider) => {
    const payment = walletOrder?.payment;
    if (!payment || walletOrder.isBusy) return;
    walletOrder.onPress({
      card: 'wallet',
      tokenize: async () => (await wallet.tokenize(payment)).token,
      mayAskAt: (address) => provider.mayAskAt(address),
    });
  });
  useEffect(() => {
    let isUnmounted = false;
    let fields: PaymentFields | undefined;
    let wallet: WalletButton | undefined;
    async function showWallet(provider: Provider, theme: FieldsTheme): Promise<boolean> {
      if (!isWalletWanted || !provider.wallet || !walletContainer.current) return false;
      try {
        const shownWallet = provider.wallet();
        wallet = shownWallet;
        const onPress = () => pressWallet(shownWallet, provider);
        return await mountWallet(shownWallet, walletContainer.current, { ...theme, onPress });
      } catch (error) {
        if (!isUnmounted) telemetry.error(error, { section: 'payment provider' });
        wallet?.destroy();
        return false;
      }
    }
    async function showFields(): Promise<void> {
      const provider = await load();
      if (isUnmounted || !container.current) return;
      const shownFields = provider.fields();
      fields = shownFields;
      const theme = { locale, text, theme: getDocumentFlags().theme === 'light' ? 'light' : 'dark' } as const;
      // Both appear at once, because a wallet that appears later would move the fields.
      const [isWalletShown] = await Promise.all([
        showWallet(provider, theme),
        shownFields.mount(container.current, theme),
      ]);
      if (isUnmounted) return;
      setHasWallet(isWalletShown);
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
      wallet?.destroy();
      setState('failed');
    });
    return () => {
      isUnmounted = true;
      onReady(null);
      fields?.destroy();
      wallet?.destroy();
    };
  }, [load, locale, text, telemetry, attempt, onReady, isWalletWanted]);

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
  const isWalletVisible = hasWallet && state === 'ready' && walletOrder?.payment !== undefined;
  return (
    <div className={styles.fields} aria-busy={state === 'loading' || undefined}>
      {state === 'loading' && <CardFieldsSkeleton />}
      <div className={isWalletVisible ? styles.wallet : styles.walletComing}>
        <div ref={walletContainer} aria-busy={walletOrder?.isBusy || undefined} />
        {isWalletVisible && (
          <>
            {walletOrder.notes}
            <p className={styles.or}>{text('checkout.wallet.or')}</p>
          </>
        )}
      </div>
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
