import { IconArrowLeft } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import styles from '../../components/account/account.module.css';

interface AccountHeadProps {
  title: string;
  introduction?: string | undefined;
  /** The parent page. */
  back?: { to: string; label: string } | undefined;
}

/** The heading of an account page. */
export function AccountHead({ title, introduction, back }: AccountHeadProps) {
  return (
    <div>
      {back && (
        <Link to={back.to} className={styles.back}>
          <IconArrowLeft size="s" />
          {back.label}
        </Link>
      )}
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      {introduction !== undefined && <p className={styles.lead}>{introduction}</p>}
    </div>
  );
}
