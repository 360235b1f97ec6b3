import { ListingEdit, type OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import type { ListingKey } from '@plumbline/contract/kernel/id.ts';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useEditListing } from '../api.ts';
import { HoursFields, ServiceAreasField, ShownFields, SpecialtiesField, TradeChoice } from '../listed-fields.tsx';
import { checkedBy, type ListedValues, listedBody, listedValuesOf, type Problems } from '../listed-values.ts';

/** Trades, specialties, areas, hours, and what visitors see of phone and email. */
export function ListingForm({ listingKey, listing }: { listingKey: ListingKey; listing: OwnListing }) {
  const [values, setValues] = useState(() => listedValuesOf(listing));
  const [problems, setProblems] = useState<Problems>([]);
  const [attempt, setAttempt] = useState(0);
  const edit = useEditListing(listingKey);
  const listed = {
    values,
    onChange: (part: Partial<ListedValues>) => setValues((before) => ({ ...before, ...part })),
    errorOf: (name: string) => problems.find((problem) => problem.name === name)?.message,
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    const result = checkedBy(ListingEdit, listedBody(values));
    setProblems(result.problems);
    setAttempt((count) => count + 1);
    if (!('body' in result)) return;
    try {
      setValues(listedValuesOf(await edit.mutateAsync(result.body)));
      toast({ title: 'Listing saved', description: 'Searches show it within a second.', tone: 'success' });
    } catch (failure) {
      toast({ title: 'Your listing was not saved', description: sentenceFor(failure), tone: 'destructive' });
    }
  };

  return (
    <form onSubmit={save} noValidate className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TradeChoice {...listed} />
      <SpecialtiesField {...listed} />
      <ServiceAreasField {...listed} />
      <HoursFields {...listed} />
      <ShownFields {...listed} contact={listing} />
      <Button
        type="submit"
        variant="primary"
        big
        className="justify-self-start"
        busy={edit.isPending}
        busyLabel="Saving..."
      >
        Save changes
      </Button>
    </form>
  );
}
