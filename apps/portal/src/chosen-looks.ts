import type { SiteConfig } from '@touchline/feature-kit';
import type { ShellLooks } from '@touchline/shell';
import { looks } from 'virtual:touchline/looks';

/** The looks that a customer chose of the shell. @throws Error when the build lacks one */
export function chosenLooks({ shell }: SiteConfig): ShellLooks {
  const look = <Part extends keyof ShellLooks>(part: Part): ShellLooks[Part] => {
    const chosen = looks[part][shell[part] ?? ''];
    if (!chosen) throw new Error(`This build has no ${part} "${shell[part]}"`);
    return chosen;
  };
  return { header: look('header'), navigation: look('navigation') };
}
