import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import styles from './social-links.module.css';

/** The product's names, the same in every language. */
const names: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
};

/** The customer's places elsewhere. */
export function SocialLinks() {
  const text = useText('shell');
  const { socialLinks } = useSite();
  if (socialLinks.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text('navigation.social')}>
      {socialLinks.map(({ kind, href }) => (
        <li key={kind}>
          <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            {names[kind] ?? text('navigation.website')}
          </a>
        </li>
      ))}
    </ul>
  );
}
