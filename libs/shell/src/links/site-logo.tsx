import { useSite } from '@touchline/feature-kit';
import { Logo } from '@touchline/ui-kit';
import { renderSiteLink } from './site-link.tsx';
import styles from './site-logo.module.css';

/** The customer's logo as a link home. It shows the theme's image; the other image is not loaded. */
export function SiteLogo() {
  const { name, logo } = useSite();
  // Reserves a square until the picture loads, because most logos are square: the name next to it must not move.
  const renderLogoImage = (theme: 'dark' | 'light') => (
    <img className={styles[theme]} src={logo[theme]} alt="" width={34} height={34} loading="lazy" decoding="async" />
  );
  const logoImages = (
    <>
      {renderLogoImage('dark')}
      {renderLogoImage('light')}
    </>
  );
  return <Logo name={name} mark={logoImages} lines={getLines(name)} render={renderSiteLink('/')} />;
}

/** Breaks a name of several words into two lines of similar length. */
function getLines(name: string): string[] {
  const nameWords = name.split(' ');
  const lineBreaks = nameWords
    .slice(1)
    .map((_, index) => [nameWords.slice(0, index + 1).join(' '), nameWords.slice(index + 1).join(' ')]);
  const getLongestLength = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return name.length > 10
    ? ([...lineBreaks].sort((a, b) => getLongestLength(a) - getLongestLength(b))[0] ?? [name])
    : [name];
}
