import { PortalError } from '@touchline/contract';
import { useErrorText, useSite } from '@touchline/feature-kit';
import type { PageProblem } from '@touchline/feature-kit/rendering';
import { useText } from '@touchline/i18n';
import {
  Button,
  ButtonLink,
  ErrorState,
  IconCircleAlert,
  IconRefreshCw,
  IconTriangleAlert,
  IconWifiOff,
  Image,
  joinClasses,
} from '@touchline/ui-kit';
import { Link, useRevalidator } from 'react-router-dom';
import { useSiteLinks } from './links/site-link.tsx';
import styles from './problem-page.module.css';
import { useRetryOnline } from './use-retry-online.ts';

export interface ProblemPageProps {
  problem: PageProblem;
  /** The unknown address that is shown (specification, section 2, "Not-found page"). */
  path: string;
  /** Resets a render error; without it Retry reloads the page's data. */
  onRetry?: (() => void) | undefined;
}

/** Replaces a page that cannot be shown: the specification's not-found page, or an error with Retry. */
export function ProblemPage({ problem, path, onRetry }: ProblemPageProps) {
  return (
    <div className={styles.page}>
      {problem.status === 404 ? (
        <NotFound problem={problem} path={path} />
      ) : (
        <div className={styles.failed}>
          <LoadFailed problem={problem} onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}

/** Limit of links to the customer's pages, besides the link to home. */
const maxLinks = 3;

/**
 * Title `errors.{context}_not_found`, text `errors.could_not_find_{context}`, the danger message of a wrong address, a
 * button home and the first pages of the navigation; then the theme's picture.
 */
function NotFound({ problem: { context, words, danger }, path }: { problem: PageProblem; path: string }) {
  const text = useText('shell');
  const featureText = useText(words);
  const { artwork, navigation } = useSite();
  const otherLinks = useSiteLinks(navigation.filter(({ to }) => to !== '/').slice(0, maxLinks));
  return (
    <div className={styles.notFound}>
      <div className={styles.words}>
        <h1 className={joinClasses('display', styles.heading)}>{featureText(`errors.${context}_not_found`)}</h1>
        <p className={styles.text}>{featureText(`errors.could_not_find_${context}`, { path: toReadablePath(path) })}</p>
        {danger && (
          <p className={joinClasses(styles.text, styles.danger)} role="alert">
            <IconCircleAlert size="s" />
            <span>{text(`errors.${danger}`, { path: toReadablePath(path) })}</span>
          </p>
        )}
        <div className={styles.ways}>
          <ButtonLink variant="brand" render={(link) => <Link to="/" {...link} />}>
            {text('errors.goHome')}
          </ButtonLink>
          {otherLinks.map(({ key, label, render }) => (
            <ButtonLink key={key} render={render}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div className={styles.art}>
        <Image
          src={null}
          artwork={{ light: artwork.light, dark: artwork.dark }}
          alt=""
          width={640}
          height={360}
          priority
        />
      </div>
    </div>
  );
}

/** Decodes an address, as the address bar does. */
function toReadablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Errors that a viewer can solve without support: their code is hidden, because it would not help. */
const networkErrors: ReadonlySet<string> = new Set(['offline', 'network_error']);

function LoadFailed({ problem, onRetry }: { problem: PageProblem; onRetry: (() => void) | undefined }) {
  const { code } = problem;
  const text = useText('shell');
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  const retry = onRetry ?? (() => void revalidate());
  useRetryOnline(problem, retry);
  return (
    <ErrorState
      level={1}
      icon={networkErrors.has(code) ? <IconWifiOff size="l" /> : <IconTriangleAlert size="l" />}
      heading={text('errors.pageFailed')}
      supportCode={networkErrors.has(code) ? undefined : text('errors.supportCode', { code })}
      action={
        <Button variant="brand" icon={<IconRefreshCw size="s" />} loading={state === 'loading'} onClick={retry}>
          {text('errors.tryAgain')}
        </Button>
      }
    >
      {errorText(new PortalError(code, { said: problem.message }))}
    </ErrorState>
  );
}
