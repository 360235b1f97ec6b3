import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { Bell, type LucideIcon, Mail, MessageSquare, Phone } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { channelWords } from './channel.words.ts';

interface ChannelLook {
  readonly channel: Channel;
  readonly label: string;
  readonly icon: LucideIcon;
}

const words = here(channelWords);
const icons: Readonly<Record<Channel, LucideIcon>> = { email: Mail, sms: MessageSquare, phone: Phone, push: Bell };

/** The name and the icon of one channel. */
export const lookOf = (channel: Channel): ChannelLook => ({ channel, label: words[channel], icon: icons[channel] });

/** The channels in the order in which they are offered. */
export const channelLooks: readonly ChannelLook[] = (['email', 'sms', 'phone', 'push'] as const).map(lookOf);
