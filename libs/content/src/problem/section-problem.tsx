import { useOnLine } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, ErrorState, IconRefreshCw, IconTriangleAlert, IconWifiOff } from '@touchline/ui-kit';

export interface SectionProblemProps {
  onRetry: () => void;
  /** True during a retry. */
  isLoading?: boolean | undefined;
  /** True if a whole page has no content, not just one shelf. */
  isWholePage?: boolean | undefined;
}

/**
 * The error message that replaces a shelf or list after a failed load. Without a network it says that the viewer is
 * offline.
 */
export function SectionProblem({ onRetry, isLoading, isWholePage = false }: SectionProblemProps) {
  const text = useText('content');
  const shellText = useText('shell');
  const isOnLine = useOnLine();
  return (
    <ErrorState
      inset
      compact={!isWholePage}
      // The heading is one level below the heading of the page or of the shelf.
      level={isWholePage ? 2 : 3}
      icon={isOnLine ? <IconTriangleAlert size="l" /> : <IconWifiOff size="l" />}
      heading={text('problem.title')}
      action={
        <Button size="s" icon={<IconRefreshCw size="s" />} loading={isLoading} onClick={onRetry}>
          {text('problem.retry')}
        </Button>
      }
    >
      {isOnLine ? text('problem.text') : shellText('errors.offline')}
    </ErrorState>
  );
}
