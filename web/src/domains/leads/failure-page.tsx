import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/frame.tsx';

export interface FailurePageProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
  /** The page's title if it could not be loaded. */
  title: string;
  /** Shown if the reader has no such thing. */
  missing: { title: string; text: string; action: ReactNode };
}

/** The page of a watch or a pursuit that is gone or could not be loaded. */
export function FailurePage({ error, isFetching, onRetry, title, missing }: FailurePageProps) {
  return (
    <Page width="slim">
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState level={1} drawing="pin" title={missing.title} action={missing.action}>
          {missing.text}
        </EmptyState>
      ) : (
        <>
          <h1 className="mb-4">{title}</h1>
          <ErrorState error={error} busy={isFetching} onRetry={onRetry} />
        </>
      )}
    </Page>
  );
}
