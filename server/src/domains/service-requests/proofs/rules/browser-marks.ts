import { createHash } from 'node:crypto';
import { newId } from '../../../../kernel/random-id.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The secret of a browser that sends requests. */
export const newBrowserSecret = (): string => newId('pb');

/** Returns the id under which a browser's codes and names are counted. Tells nothing about its secret. */
export const deviceOf = (secret: string): string => hash(`device:${secret}`);

/** Returns the mark of a confirmed phone or email in a browser: without the browser's secret it says nothing. */
export const contactMark = (secret: string, address: string): string =>
  hash(`contact:${secret}:${address.toLowerCase()}`);

/** Returns the mark of a name in a browser. Case, accents and spaces make no other name. */
export const nameMark = (secret: string, name: string): string =>
  hash(
    `name:${secret}:${name
      .normalize('NFKD')
      .replace(/[^\p{L}\d]/gu, '')
      .toLowerCase()}`,
  );
