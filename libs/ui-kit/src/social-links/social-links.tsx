import styles from './social-links.module.css';

export interface SocialLinksProps {
  /** Names the list. */
  label: string;
  /** The name of the link to the profile's own website. */
  website: string;
  /** Checked addresses; `kind` is one of the specification's social links. */
  links: readonly { kind: string; href: string }[];
}

/** The products' names, the same in every language. */
const names: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
};

/** A profile's social links. Renders null without links. */
export function SocialLinks({ label, website, links }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ kind, href }) => (
        <li key={kind}>
          <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            {Object.hasOwn(names, kind) ? names[kind] : website}
          </a>
        </li>
      ))}
    </ul>
  );
}
