import { CHANNELS, MESSAGE_STATUSES } from '@plumbline/contract/domains/messaging/message.ts';
import { choiceOf } from '@plumbline/contract/kernel/choices.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { chosen, FilterForm, type FilterFormProps } from '../../../ui/filter-form.tsx';
import { Select } from '../../../ui/input.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { channelLooks } from '../channels.ts';
import { type MessageFilter, messagesQuery } from './calls.ts';
import { MessageItem } from './message-item.tsx';
import { operatorMessageWords } from './messages.words.ts';

const words = here(operatorMessageWords);

/** Reads the filter from the URL. An unknown status or channel filters nothing. */
export const messageFilter = (search: { fate?: string; via?: string; to?: string }): MessageFilter => ({
  status: choiceOf(MESSAGE_STATUSES, search.fate),
  channel: choiceOf(CHANNELS, search.via),
  to: search.to,
});

/** The tab of the operator's page. */
const TAB = 'messages';

export interface MessagesProps extends Pick<FilterFormProps, 'onFilter'> {
  filter: MessageFilter;
  onClear: () => void;
}

/** All messages with their fates, to resend or cancel them. */
export function Messages({ filter, onFilter, onClear }: MessagesProps) {
  const query = useInfiniteQuery(messagesQuery(filter));
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const { to, status: fate, channel: via } = filter;
  const problem = fieldProblems(query.error).to;
  return (
    <>
      <div className="mb-4 grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]">
        <LookUp
          name="messageTo"
          param="to"
          keep={{ tab: TAB, fate, via }}
          label={words.recipientLabel}
          hint={words.recipientHint}
          value={to}
          error={problem}
          problemOf={() => undefined}
          onFilter={onFilter}
          input={{ autoCapitalize: 'none', spellCheck: false, maxLength: 320 }}
        />
        <FilterForm live keep={{ tab: TAB, to }} onFilter={onFilter} className="grid grid-cols-2 gap-4 lg:contents">
          <Field name="messageStatus" label={words.fateLabel}>
            {(control) => (
              <Select {...control} {...chosen('fate', fate)}>
                <option value="">{words.any}</option>
                {MESSAGE_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {words.fate[status]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field name="messageChannel" label={words.channelLabel}>
            {(control) => (
              <Select {...control} {...chosen('via', via)}>
                <option value="">{words.any}</option>
                {channelLooks.map(({ channel, label }) => (
                  <option key={channel} value={channel}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </FilterForm>
      </div>
      {!problem && (
        <ListStates
          query={query}
          texts={words.states}
          empty={
            <EmptyState
              title={isFiltered ? words.noneFit : words.none}
              action={isFiltered && <Button onClick={onClear}>{words.showAll}</Button>}
            >
              {isFiltered ? words.noneFitText : words.noneText}
            </EmptyState>
          }
        >
          {(messages) => (
            <ul aria-label={words.messages} className="rounded border border-line bg-surface">
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
