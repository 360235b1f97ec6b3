import { describe, expect, it } from 'vitest';
import { readMultistatus } from './multistatus.ts';

const property = (properties: string, status = 'HTTP/1.1 200 OK') =>
  `<propstat><prop>${properties}</prop><status>${status}</status></propstat>`;
const response = (...parts: readonly string[]) => `<response><href>/work/</href>${parts.join('')}</response>`;
const multistatus = (content: string) =>
  `<?xml version="1.0"?>\n<multistatus xmlns="DAV:" xmlns:B="urn:ietf:params:xml:ns:caldav">${content}</multistatus>\n`;
const read = (...parts: readonly string[]) => readMultistatus(multistatus(response(...parts)))?.[0];

describe('the answer of a CalDAV server', () => {
  it('is read whatever the prefixes of its namespaces', () => {
    const plain = multistatus(
      response(property('<displayname>Work</displayname><B:calendar-data>x</B:calendar-data>')),
    );
    const other = plain.replace(/<(\/?)(?=[a-z])/g, '<$1D:');
    for (const xml of [plain, other]) {
      expect(readMultistatus(xml)).toMatchObject([{ href: '/work/', name: 'Work', object: 'x' }]);
    }
  });

  it('may contain its calendar objects as text or as CDATA', () => {
    expect(read(property('<B:calendar-data>A&amp;B&#13;\nC</B:calendar-data>'))?.object).toBe('A&B\r\nC');
    expect(read(property('<B:calendar-data><![CDATA[A&B\nC]]></B:calendar-data>'))?.object).toBe('A&B\nC');
  });

  it('counts only properties that the server has', () => {
    const missing = property('<sync-token>t</sync-token><resourcetype><B:calendar/></resourcetype>', 'HTTP/1.1 404');
    expect(read(property('<getetag>"1"</getetag>'), missing)).toMatchObject({
      etag: '"1"',
      syncToken: null,
      isCalendar: false,
      holds: null,
    });
  });

  it('says when something was left out of it', () => {
    expect(read('<status>HTTP/1.1 507 Insufficient Storage</status>')?.isCutOff).toBe(true);
    expect(read('<status>HTTP/1.1 404 Not Found</status>')?.isCutOff).toBe(false);
  });

  it.each(['', '<!doctype html>', multistatus('').slice(0, -20), '<a><multistatus></multistatus></a>'])(
    'is none, or says nothing: %j',
    (xml) => {
      expect(readMultistatus(xml) ?? []).toEqual([]);
    },
  );

  it('is refused if a part of it is absurdly long', () => {
    expect(read(property(`<displayname>${'x'.repeat(1001)}</displayname>`))).toBeUndefined();
  });
});
