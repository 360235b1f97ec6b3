import { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { channelWords } from '../mailbox/channel-words.ts';
import { type MessageFilter, messagesQuery } from './calls.ts';
import { fateLooks } from './fate-badge.tsx';
import { MessageItem } from './message-item.tsx';

/** A filter out of the address: what is no fate and no channel lets everything through. */
export const messageFilter = (search: { fate?: string; via?: string; to?: string }): MessageFilter => ({
  status: MessageStatus.safeParse(search.fate).data,
  channel: Channel.safeParse(search.via).data,
  to: search.to,
});

export interface MessagesProps {
  filter: MessageFilter;
  onFilter: (filter: MessageFilter) => void;
}

/** Every message with its fate, to send it again or hold it back. */
export function Messages({ filter, onFilter }: MessagesProps) {
  const query = useInfiniteQuery(messagesQuery(filter));
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const problem = fieldProblems(query.error).to;
  return (
    <>
      <div className="mb-4 grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]">
        <LookUp
          name="messageTo"
          label="Sent to"
          hint="A whole email address or phone number; nothing for everybody."
          value={filter.to}
          error={problem}
          problemOf={() => undefined}
          onLookUp={(to) => onFilter({ ...filter, to: to || undefined })}
          input={{ autoCapitalize: 'none', spellCheck: false, maxLength: 320 }}
        />
        <div className="grid grid-cols-2 gap-4 lg:contents">
          <Field name="messageStatus" label="Fate">
            {(control) => (
              <Select
                {...control}
                value={filter.status ?? ''}
                onChange={({ target }) => onFilter({ ...filter, status: MessageStatus.safeParse(target.value).data })}
              >
                <option value="">Any</option>
                {MessageStatus.options.map((status) => (
                  <option key={status} value={status}>
                    {fateLooks[status].label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field name="messageChannel" label="Channel">
            {(control) => (
              <Select
                {...control}
                value={filter.channel ?? ''}
                onChange={({ target }) => onFilter({ ...filter, channel: Channel.safeParse(target.value).data })}
              >
                <option value="">Any</option>
                {channelWords.map(({ channel, label }) => (
                  <option key={channel} value={channel}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
      {!problem && (
        <ListStates
          query={query}
          what="the messages"
          empty={
            <EmptyState
              title={isFiltered ? 'No message fits' : 'No messages yet'}
              action={isFiltered && <Button onClick={() => onFilter({})}>Show every message</Button>}
            >
              {isFiltered ? 'None was written to this address, on this channel, with this fate.' : 'None was written.'}
            </EmptyState>
          }
        >
          {(messages) => (
            <ul aria-label="Messages" className="rounded border border-line bg-surface">
              {messages.map((message) => (
                <MessageItem key={message.id} message={message} />
              ))}
            </ul>
          )}
        </ListStates>
      )}
    </>
  );
}
