import type { FieldsTheme, WalletButton } from '../../api/providers/provider.ts';

/** Longest wait of the card fields for the wallet's button, in milliseconds. A later button would move the fields. */
const maxWaitMs = 3_000;

/**
 * Mounts the button of the provider's wallet. A button that is late is removed.
 * @returns whether the button is there. @throws Error if the provider fails
 */
export async function mountWallet(
  wallet: WalletButton,
  element: HTMLElement,
  { onPress, ...theme }: FieldsTheme & { onPress: () => void },
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const latePromise = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), maxWaitMs);
  });
  try {
    const isMounted = await Promise.race([wallet.mount(element, theme, onPress), latePromise]);
    if (!isMounted) wallet.destroy();
    return isMounted;
  } finally {
    clearTimeout(timer);
  }
}
