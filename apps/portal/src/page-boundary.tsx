import { toPortalError } from '@touchline/contract';
import { useTelemetry } from '@touchline/telemetry';
import { Component, type ReactNode } from 'react';
import { ProblemPage } from './shell/lazy-problem-page.ts';
import { problemOf } from './load-page.ts';

interface CatchProps {
  report: (error: unknown) => void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const retry = () => this.setState({ error: undefined });
    return <ProblemPage problem={problemOf(this.state.error)} path="" onRetry={retry} />;
  }
}

/** A page that fails to render becomes an error card; the shell around it lives on and the error is reported. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const telemetry = useTelemetry();
  return <Catch report={(error) => telemetry.error(toPortalError(error))}>{children}</Catch>;
}
