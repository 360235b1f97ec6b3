import { endpoint } from '../../kernel/endpoint.ts';
import { ContactChannels, ContactChannelsEdit } from '../messaging/contact-channels.ts';

const ofAccount = {
  path: '/api/account/contact-channels',
  access: 'signed-in',
  reply: ContactChannels,
} as const;

export const getContactChannels = endpoint({
  ...ofAccount,
  name: 'getContactChannels',
  summary: "By which channels messages go to the own account's address and number",
  method: 'GET',
  rate: 'read',
});

export const updateContactChannels = endpoint({
  ...ofAccount,
  name: 'updateContactChannels',
  summary: 'Switches mail on or off; texts and calls are stopped by texting STOP',
  method: 'PUT',
  body: ContactChannelsEdit,
  rate: 'write',
});
