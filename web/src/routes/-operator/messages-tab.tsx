import { Messages, type MessagesProps, messageFilter } from '../../domains/messaging/operator/messages.tsx';

/** All messages, filtered by the page's address. */
export const MessagesTab = ({
  search,
  ...actions
}: Omit<MessagesProps, 'filter'> & { search: Parameters<typeof messageFilter>[0] }) => (
  <Messages filter={messageFilter(search)} {...actions} />
);
