import {
  confirmContactChange,
  createListing,
  editCraftsmanProfile,
  getContactHistory,
  getCraftsmanProfile,
  optIn,
  optOut,
  requestContactChange,
  takeListing,
  updateContactPreferences,
} from '@plumbline/contract/domains/directory/craftsman-endpoints.ts';
import type {
  ContactChange,
  ContactHistory,
  ContactPreferences,
  CraftsmanContactMethod,
  CraftsmanProfile,
  CraftsmanProfileEdit,
  NewListing,
} from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import type { CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import type { ContactChangeId, ListingKey, UserId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import type { SentPhoneCode } from '../../../ui/phone-proof.tsx';

/** The own profile; null while there is no listing. */
export const craftsmanProfileQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [getCraftsmanProfile.path, userId],
    queryFn: async ({ signal }): Promise<CraftsmanProfile | null> => {
      try {
        return await call(getCraftsmanProfile, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** How often one was asked, and what came of it. Only worth asking where there is a listing. */
export const contactHistoryQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [getContactHistory.path, userId],
    queryFn: ({ signal }) => call(getContactHistory, { signal }),
  });

/** Keeps the profile that a call has answered with. */
function useKeepProfile() {
  const client = useQueryClient();
  const { id } = useSignedInUser();
  return (profile: CraftsmanProfile) => client.setQueryData(craftsmanProfileQuery(id).queryKey, profile);
}

/** Has a code sent to another phone or email of the listing. */
export const sendContactCode = (body: ContactChange) => call(requestContactChange, { body });

/** Sends a code to the listing's own phone, which proves it. */
export async function sendPhoneCode(phone: string, by: CodeWay): Promise<SentPhoneCode> {
  const { changeId, message } = await sendContactCode({ channel: 'phone', address: phone, by });
  return { codeId: changeId, message };
}

/** Makes the phone or email that a code came to the listing's. */
export const useConfirmContact = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: ContactChangeId; code: string; smsConsent: boolean }) =>
      call(confirmContactChange, { params: { id }, body }),
    onSuccess: useKeepProfile(),
  });

/** Saves what was changed of the profile. */
export function useEditProfile() {
  const { id } = useSignedInUser();
  return useMutation({
    mutationFn: (body: CraftsmanProfileEdit) => call(editCraftsmanProfile, { params: { id }, body }),
    onSuccess: useKeepProfile(),
  });
}

/** Adds a listing of the own firm to the directory. */
export const useCreateListing = () =>
  useMutation({ mutationFn: (body: NewListing) => call(createListing, { body }), onSuccess: useKeepProfile() });

/** Takes a listing that was claimed into the account. */
export const useTakeListing = () =>
  useMutation({
    mutationFn: (listingKey: ListingKey) => call(takeListing, { body: { listingKey } }),
    onSuccess: useKeepProfile(),
  });

/** How the craftsman hears from us: the method, out, and back in. Profile and history show it at once. */
export function usePreferences() {
  const client = useQueryClient();
  const { id } = useSignedInUser();
  const onSuccess = ({ hasOptedOut, preferredContactMethod }: ContactPreferences) => {
    client.setQueryData(
      contactHistoryQuery(id).queryKey,
      (known: ContactHistory | undefined) => known && { ...known, hasOptedOut, preferredContactMethod },
    );
    client.setQueryData(
      craftsmanProfileQuery(id).queryKey,
      (known: CraftsmanProfile | null | undefined) => known && { ...known, preferredContactMethod },
    );
  };
  return {
    change: useMutation({
      mutationFn: (preferredContactMethod: CraftsmanContactMethod) =>
        call(updateContactPreferences, { body: { preferredContactMethod } }),
      onSuccess,
    }),
    leave: useMutation({ mutationFn: () => call(optOut, {}), onSuccess }),
    comeBack: useMutation({ mutationFn: () => call(optIn, {}), onSuccess }),
  };
}
