import { SectionProblem } from '@touchline/content';
import { useTelemetry } from '@touchline/telemetry';
import { Component, Suspense, type ReactNode } from 'react';

interface CatchProps {
  name: string;
  report: (error: unknown, context: Readonly<Record<string, unknown>>) => void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, { section: this.props.name });
  }

  override render() {
    return this.state.failed ? (
      <SectionProblem onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}

/**
 * A part of a page that fails by itself: what throws inside it becomes a card with Retry and is reported, and its
 * neighbours live on. It also hydrates by itself.
 */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const telemetry = useTelemetry();
  return (
    <Suspense>
      <Catch name={name} report={telemetry.error}>
        {children}
      </Catch>
    </Suspense>
  );
}
