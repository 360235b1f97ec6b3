import { expect, it } from 'vitest';
import { passkeySite } from './passkey-site.ts';

it('passkeys are for the host of the site, without port or path', () => {
  expect(passkeySite({ publicUrl: 'https://app.plumbline.example:8443/x' })).toEqual({
    id: 'app.plumbline.example',
    origin: 'https://app.plumbline.example:8443',
  });
});
