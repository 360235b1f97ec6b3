import { editListing } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import type { ListingKey } from '@plumbline/contract/kernel/id.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useEditListing } from '../api.ts';
import { HoursFields, ServiceAreasField, ShownFields, SpecialtiesField, TradeChoice } from '../listed-fields.tsx';
import { listedBody, listedValuesOf, saidAtListed } from '../listed-values.ts';
import { claimWords } from './claim.words.ts';

const words = here(claimWords);

/** Edits trades, specialties, areas, hours, and whether visitors see phone and email. */
export function ListingForm({ listingKey, listing }: { listingKey: ListingKey; listing: OwnListing }) {
  const edit = useEditListing(listingKey);
  const form = useForm({
    to: editListing,
    params: { key: listingKey },
    initial: () => listedValuesOf(listing),
    body: listedBody,
    saidAt: saidAtListed,
    send: async (body, { reset }) => {
      reset(listedValuesOf(await edit.mutateAsync(body)));
      toast({ title: words.listingSaved, description: words.withinSecond, tone: 'success' });
    },
    onRefused: (error) => {
      toast({ title: words.listingNotSaved, description: sentenceFor(error), tone: 'destructive' });
    },
  });

  return (
    <Form of={form} summary className="grid gap-6">
      <TradeChoice form={form} />
      <SpecialtiesField form={form} />
      <ServiceAreasField form={form} />
      <HoursFields form={form} />
      <ShownFields form={form} contact={listing} />
      <SubmitButton of={form} className="justify-self-start" busyLabel={words.saving}>
        {words.saveChanges}
      </SubmitButton>
    </Form>
  );
}
