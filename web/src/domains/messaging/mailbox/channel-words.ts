import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { Bell, type LucideIcon, Mail, MessageSquare, Phone } from 'lucide-react';

/** The channels in the order in which they are offered. */
export const channelWords: readonly { readonly channel: Channel; readonly label: string; readonly icon: LucideIcon }[] =
  [
    { channel: 'email', label: 'Email', icon: Mail },
    { channel: 'sms', label: 'SMS', icon: MessageSquare },
    { channel: 'phone', label: 'Phone', icon: Phone },
    { channel: 'push', label: 'Push', icon: Bell },
  ];

/** The name and the icon of one channel. */
export const wordsFor = (channel: Channel) =>
  channelWords.find((words) => words.channel === channel) ?? { channel, label: channel, icon: Mail };
