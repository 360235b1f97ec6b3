import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { ListStates, type ListStatesProps } from './list-states.tsx';

export interface WorkListProps<Item> extends Omit<ListStatesProps<Item>, 'children'> {
  children: (item: Item) => ReactNode;
}

/** A list on the dashboard in each of its states, with a card for each item. */
export function WorkList<Item extends { readonly id: string }>({ children, ...list }: WorkListProps<Item>) {
  return (
    <ListStates {...list}>
      {(items) => (
        <ul className="grid gap-4">
          {items.map((item) => (
            <Card as="li" key={item.id} roomy>
              {children(item)}
            </Card>
          ))}
        </ul>
      )}
    </ListStates>
  );
}
