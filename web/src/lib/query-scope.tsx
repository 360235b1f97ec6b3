import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query.ts';
import { keptUser, onSessionEnding, onUserChange } from './session.ts';

const client = createQueryClient();

// Nobody sees data that was loaded for someone else.
onUserChange((user) => {
  client.removeQueries({ type: 'inactive' });
  if (user) void client.invalidateQueries();
});

// Reads in flight would be refused once the session has ended. If signing out fails, they start again.
onSessionEnding((isEnding) => {
  if (isEnding) void client.cancelQueries();
  else if (keptUser()) void client.invalidateQueries();
});

/** The query cache around the pages that call the server. It exists as long as the app is open. */
export default function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
