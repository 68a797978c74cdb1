import { notificationSettings, Slot, useLazySlots, useLazyTexts, type AccountLinkProps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, ButtonLink } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Push } from '../api/create-push.ts';
import type { PushState } from '../state/push-store.ts';
import styles from './notification-content.module.css';
import { usePushState } from './use-push-state.ts';

interface NotificationContentProps {
  push: Pick<Push, 'begin' | 'turnOn' | 'turnOff'>;
}

/** Shows the text and the buttons of each state, and announces a change of state. */
export function NotificationContent({ push }: NotificationContentProps) {
  useLazyTexts('push');
  const text = useText('push');
  const state = usePushState();
  const { isBusy, change: runChange } = useChange(push, state);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The new state has no pressed button any more, so the keyboard focus would fall back to the document.
    if (document.activeElement === document.body) container.current?.focus();
  }, [state]);
  if (state === 'off') return null;
  return (
    <div ref={container} className={styles.words} tabIndex={-1}>
      <div role="status" className={styles.said}>
        <p className={styles.title}>{text(`title.${state}`)}</p>
        <p>{text(`text.${state}`)}</p>
        {state === 'blocked' && <p>{text('undo')}</p>}
      </div>
      {(state === 'ask' || state === 'on') && (
        <Button
          variant={state === 'ask' ? 'brand' : 'neutral'}
          loading={isBusy}
          onClick={() => void runChange(state === 'ask' ? push.turnOn : push.turnOff)}
        >
          {text(state === 'ask' ? 'turnOn' : 'turnOff')}
        </Button>
      )}
      {state === 'failed' && <Button onClick={() => location.reload()}>{text('reload')}</Button>}
      {state === 'on' && <AlertSettings />}
    </div>
  );
}

/**
 * Disables the button during a change and until the provider is ready. A permission without a provider would be of no
 * use.
 */
function useChange(push: NotificationContentProps['push'], state: PushState) {
  const [isChanging, setIsChanging] = useState(false);
  const [isReady, setIsReady] = useState(state === 'on');
  const isWanted = state === 'ask' || state === 'on';
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOpen = true;
    void push.begin().then(() => isOpen && setIsReady(true));
    return () => void (isOpen = false);
  }, [push, isWanted]);
  return {
    isBusy: isChanging || !isReady,
    async change(action: () => Promise<void>) {
      setIsChanging(true);
      await action();
      setIsChanging(false);
    },
  };
}

/** A link to the alert settings of each team. */
function AlertSettings() {
  const hasSettings = useLazySlots(notificationSettings, true);
  return hasSettings && <Slot of={notificationSettings} props={{ Item: SettingsLink }} />;
}

const SettingsLink = ({ to, label, icon }: AccountLinkProps) => (
  <ButtonLink variant="ghost" icon={icon} render={(link) => <Link to={to} {...link} />}>
    {label}
  </ButtonLink>
);
