import type {
  ContactChange,
  ContactHistory,
  ContactPreferences,
  ContractorContactMethod,
  ContractorProfile,
  ContractorProfileEdit,
  NewListing,
} from '@plumbline/contract/domains/directory/contractor-profile.ts';
import type { CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import {
  confirmContactChange,
  createListing,
  editContractorProfile,
  getContactHistory,
  getContractorProfile,
  optIn,
  optOut,
  requestContactChange,
  takeListing,
  updateContactPreferences,
} from '@plumbline/contract/domains/directory/own-listing-endpoints.ts';
import type { ContactChangeId, ListingKey, UserId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import type { SentPhoneCode } from '../../../ui/phone-proof.tsx';

/** The signed-in contractor's profile; null without a listing. */
export const contractorProfileQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [getContractorProfile.path, userId],
    queryFn: async ({ signal }): Promise<ContractorProfile | null> => {
      try {
        return await call(getContractorProfile, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** The history of offered requests. Only useful with a listing. */
export const contactHistoryQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [getContactHistory.path, userId],
    queryFn: ({ signal }) => call(getContactHistory, { signal }),
  });

/** Caches the profile from the reply to a call. */
function useKeepProfile() {
  const client = useQueryClient();
  const { id } = useSignedInUser();
  return (profile: ContractorProfile) => client.setQueryData(contractorProfileQuery(id).queryKey, profile);
}

/** Sends a code to a new phone or email of the listing. */
export const sendContactCode = (body: ContactChange) => call(requestContactChange, { body });

/** Sends a code to the listing's own phone, which proves it. */
export async function sendPhoneCode(phone: string, by: CodeWay): Promise<SentPhoneCode> {
  const { changeId, message } = await sendContactCode({ channel: 'phone', address: phone, by });
  return { codeId: changeId, message };
}

/** Confirms a phone or email of the listing with the code that was sent to it. */
export const useConfirmContact = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: ContactChangeId; code: string; smsConsent: boolean }) =>
      call(confirmContactChange, { params: { id }, body }),
    onSuccess: useKeepProfile(),
  });

/** Saves changes to the profile. */
export function useEditProfile() {
  const { id } = useSignedInUser();
  return useMutation({
    mutationFn: (body: ContractorProfileEdit) => call(editContractorProfile, { params: { id }, body }),
    onSuccess: useKeepProfile(),
  });
}

/** Adds a listing of the contractor's own firm to the directory. */
export const useCreateListing = () =>
  useMutation({ mutationFn: (body: NewListing) => call(createListing, { body }), onSuccess: useKeepProfile() });

/** Adds a claimed listing to the account. */
export const useTakeListing = () =>
  useMutation({
    mutationFn: (listingKey: ListingKey) => call(takeListing, { body: { listingKey } }),
    onSuccess: useKeepProfile(),
  });

/** Changes the contact method, opts out and back in. Profile and history show it at once. */
export function usePreferences() {
  const client = useQueryClient();
  const { id } = useSignedInUser();
  const onSuccess = ({ hasOptedOut, preferredContactMethod }: ContactPreferences) => {
    client.setQueryData(
      contactHistoryQuery(id).queryKey,
      (known: ContactHistory | undefined) => known && { ...known, hasOptedOut, preferredContactMethod },
    );
    client.setQueryData(
      contractorProfileQuery(id).queryKey,
      (known: ContractorProfile | null | undefined) => known && { ...known, preferredContactMethod },
    );
  };
  return {
    change: useMutation({
      mutationFn: (preferredContactMethod: ContractorContactMethod) =>
        call(updateContactPreferences, { body: { preferredContactMethod } }),
      onSuccess,
    }),
    leave: useMutation({ mutationFn: () => call(optOut, {}), onSuccess }),
    comeBack: useMutation({ mutationFn: () => call(optIn, {}), onSuccess }),
  };
}
