import { getContactChannels, updateContactChannels } from '@plumbline/contract/domains/accounts/contact-endpoints.ts';
import {
  changePassword,
  confirmPassword,
  forgotPassword,
  getFreshness,
  listSessions,
  login,
  register,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  updateCustomerProfile,
  updateOwnProfile,
  verifyEmail,
} from '@plumbline/contract/domains/accounts/endpoints.ts';
import { deleteAccount, exportPersonalData } from '@plumbline/contract/domains/accounts/privacy-endpoints.ts';
import type {
  ChangePasswordForm,
  LoginForm,
  ProfileChange,
  RegisterForm,
  ResetPasswordForm,
  User,
} from '@plumbline/contract/domains/accounts/user.ts';
import type { ContactChannelsEdit } from '@plumbline/contract/domains/messaging/contact-channels.ts';
import { readId, type ServiceRequestId, type SessionId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { forgetHeldRequests, heldRequests } from '../../lib/held-requests.ts';
import { keepReturnPath } from '../../lib/return-path.ts';
import { keepUser, keptUser, verifiedUser } from '../../lib/session.ts';
import { callProven } from '../../lib/step-up.ts';

/**
 * Signs in and stores the user. The response's token is for other programs. Claims the requests that this browser
 * holds.
 */
export async function signIn(form: LoginForm): Promise<User> {
  const serviceRequestIds = heldRequests().map((id) => readId<ServiceRequestId>(id));
  const { user } = await call(login, { body: { ...form, serviceRequestIds } });
  forgetHeldRequests();
  // A path may be left over if the person turned back from Google.
  keepReturnPath(undefined);
  keepUser(user);
  return user;
}

export const registerAccount = (form: RegisterForm) => call(register, { body: form });

export const requestPasswordLink = (email: string) => call(forgotPassword, { body: { email } });

/** Sets a new password with a mailed link. Ends every session, possibly including this browser's. */
export async function setPasswordByLink(form: ResetPasswordForm): Promise<void> {
  await call(resetPassword, { body: form });
  if (keptUser()) await verifiedUser().catch(() => undefined);
}

/** Opens the account of a mailed link. Sent once, however often the page renders. */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: [verifyEmail.path, token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/** Returns the channels on which messages go to the account's own address and number. */
export const contactChannelsQuery = queryOptions({
  queryKey: [getContactChannels.path],
  queryFn: ({ signal }) => call(getContactChannels, { signal }),
});

/** Switches mail on or off. */
export const useContactChannels = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: ContactChannelsEdit) => call(updateContactChannels, { body: edit }),
    onSuccess: (channels) => client.setQueryData(contactChannelsQuery.queryKey, channels),
  });
};

/** Opens the account of a link with a new password, if a different browser registered it. */
export const useVerifyWithPassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: ResetPasswordForm) => call(verifyEmail, { body: form }),
    onSuccess: (verified, { token }) => client.setQueryData(verificationQuery(token).queryKey, verified),
  });
};

export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

/** Changes the password, given the old one. Ends the other sessions. */
export function useReplacePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: ChangePasswordForm) => call(changePassword, { body: form }),
    onSuccess: ({ user }) => {
      keepUser(user);
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

/** Signs out one other device, or all of them. */
export function useRevoke() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: SessionId | 'others') =>
      id === 'others' ? call(revokeOtherSessions, {}) : call(revokeSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Changes the given parts of the user's profile and stores the updated user. */
export async function saveProfile({ id, role }: User, change: ProfileChange): Promise<User> {
  const saved = await (role === 'customer'
    ? call(updateCustomerProfile, { params: { id }, body: change })
    : call(updateOwnProfile, { body: change }));
  keepUser(saved);
  return saved;
}

export const readPersonalData = () => call(exportPersonalData, {});

/** Returns whether this session has just confirmed its identity. Refetched whenever it matters. */
export const freshnessQuery = queryOptions({
  queryKey: [getFreshness.path],
  queryFn: ({ signal }) => call(getFreshness, { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** Proves the person's identity with the password, for actions that require a fresh sign-in. */
export const confirmOwnPassword = (password: string) => call(confirmPassword, { body: { password } });

/** Deletes the account permanently, which also ends its session. The caller clears the stored user. */
export const removeAccount = (email: string) => callProven(deleteAccount, { body: { email } });
