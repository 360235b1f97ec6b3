import * as z from 'zod';

const text = z.string().max(300).catch('');
const HumanAddress = z.object({ address: text, city: text, state: text, zip: text });
type HumanAddress = z.infer<typeof HumanAddress>;

/**
 * Returns the address inside a Socrata location: {"human_address": "{\"address\": \"100 Main St\", …}"}, which comes
 * with the coordinates or instead of them. Null if there is none.
 */
export function humanAddress(location: unknown): HumanAddress | null {
  if (typeof location !== 'object' || location === null || !('human_address' in location)) return null;
  const { human_address: written } = location;
  const parsed = HumanAddress.safeParse(typeof written === 'string' ? safeJson(written.slice(0, 2000)) : written);
  return parsed.success ? parsed.data : null;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
