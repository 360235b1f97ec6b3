const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/**
 * Returns the properties of the event in a calendar object (RFC 5545) by name, with the time zone's name after the
 * time. Enough for showing our own invitations; not a general parser.
 */
export function linesOf(content: string): ReadonlyMap<string, string> {
  const event = content.replaceAll(/\r?\n[ \t]/g, '').split('BEGIN:VEVENT')[1] ?? '';
  const lines = new Map<string, string>();
  for (const line of event.split(/\r?\n/)) {
    const [, name, parameters = '', value] = /^([A-Z-]+)((?:;(?:[^;:"]|"[^"]*")*)*):(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || lines.has(name)) continue;
    const zone = /;TZID=([^;]+)/.exec(parameters)?.[1];
    lines.set(name, unescaped(value) + (zone ? ` (${zone})` : ''));
  }
  return lines;
}
