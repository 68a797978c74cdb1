import { cloneElement, type ComponentType, type ReactElement, useState } from 'react';

/** Props of the button until the component has loaded. */
export interface DemandProps {
  onClick?: (() => void) | undefined;
  onPointerEnter?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  'aria-busy'?: boolean | undefined;
}

/** Props of the loaded component: the same button, opened at once. */
export interface DemandedProps {
  trigger: ReactElement<DemandProps>;
  defaultOpen: true;
}

export interface OnDemandProps {
  trigger: ReactElement<DemandProps>;
  /** Loads the component behind the button: `() => import('./account-menu.tsx').then((m) => m.AccountMenu)`. */
  load: () => Promise<ComponentType<DemandedProps>>;
  /** Called when loading has failed, so that the shell can report it; the button works again. */
  onError?: ((cause: unknown) => void) | undefined;
}

/**
 * A button whose menu or dialog loads when a pointer or the focus comes near, and opens with the first press. The first
 * view loads only the button.
 */
export function OnDemand({ trigger, load, onError }: OnDemandProps) {
  const [loadedComponent, setLoadedComponent] = useState<{ Component: ComponentType<DemandedProps> }>();
  const [isWaiting, setIsWaiting] = useState(false);

  if (loadedComponent) return <loadedComponent.Component trigger={trigger} defaultOpen />;

  const prefetchCode = () => {
    // A failed prefetch stays silent; the press reports the failure.
    load().catch(() => undefined);
  };
  const loadAndOpen = () => {
    setIsWaiting(true);
    load()
      .then((Component) => setLoadedComponent({ Component }))
      .catch((cause: unknown) => {
        setIsWaiting(false);
        onError?.(cause);
      });
  };
  return cloneElement(trigger, {
    onClick: isWaiting ? undefined : loadAndOpen,
    onPointerEnter: prefetchCode,
    onFocus: prefetchCode,
    'aria-busy': isWaiting || undefined,
  });
}
