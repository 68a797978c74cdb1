import { LiveDot } from '@touchline/ui-kit';
import { Fragment } from 'react';
import { NavigationIcon } from '../links/navigation-icon.tsx';
import styles from './side.module.css';
import type { ShellNavigationProps } from './shell-navigation.ts';

/**
 * A column at the page's start: icons above their names on tablets and small desktops, left of the names on large ones.
 */
export function Variant({ label, items, children }: ShellNavigationProps) {
  return (
    <div className={styles.frame} data-frame="">
      <div className={styles.side}>
        <nav className={styles.nav} aria-label={label}>
          {items.map(({ key, icon, label: name, current, live, render }) => (
            <Fragment key={key}>
              {render({
                className: styles.item ?? '',
                'aria-current': current ? 'page' : undefined,
                children: (
                  <>
                    <span className={styles.icon}>{icon !== undefined && <NavigationIcon name={icon} />}</span>
                    <span className={styles.name}>{name}</span>
                    {live && <LiveDot />}
                  </>
                ),
              })}
            </Fragment>
          ))}
        </nav>
      </div>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
