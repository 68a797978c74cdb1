import type { Passkey } from '@touchline/contract';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, IconKeyRound } from '@touchline/ui-kit';
import styles from '../../components/devices/device-row.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey: its name, the dates of its creation and last use, and its buttons. */
export function PasskeyRow({ passkey: { name: givenName, added_at, used_at }, onRename, onRemove }: PasskeyRowProps) {
  const text = useText('account');
  const formats = useFormats();
  const now = useNow(60_000);
  const name = givenName ?? text('passkeys.unnamed');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <IconKeyRound />
      </span>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.facts}>
            {used_at !== undefined && <bdi>{text('devices.lastUsed', { date: formats.relative(used_at, now) })}</bdi>}
            {added_at !== undefined && <bdi>{text('devices.added', { date: formats.date(added_at, now) })}</bdi>}
          </p>
        </div>
        <Button size="s" aria-label={text('passkeys.renameNamed', { name })} onClick={onRename}>
          {text('passkeys.rename')}
        </Button>
        <Button size="s" variant="danger" aria-label={text('devices.removeNamed', { name })} onClick={onRemove}>
          {text('devices.remove')}
        </Button>
      </div>
    </li>
  );
}
