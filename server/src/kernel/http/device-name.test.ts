import { expect, it } from 'vitest';
import { deviceIn, deviceName } from './device-name.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Safari on Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['x'.repeat(500), 'x'.repeat(60)],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it.each([
  ['Firefox on Windows', 'Firefox en Windows'],
  ['Samsung Internet on Android', 'Samsung Internet en Android'],
  ['Unknown device', 'Dispositivo desconocido'],
  ['iPhone', 'iPhone'],
  ['curl on fire', 'curl on fire'],
])('%s is %s in Spanish', (name, expected) => {
  expect(deviceIn('es', name)).toBe(expected);
  expect(deviceIn('en', name)).toBe(name);
});
