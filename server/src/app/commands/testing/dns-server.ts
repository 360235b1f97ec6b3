import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type Answer, decode, encode } from 'dns-packet';

export interface DnsServer {
  /** `address:port` */
  readonly address: string;
  close(): void;
}

/** Starts a DNS server with these TXT and MX records by name. Others don't exist. `null` never answers. */
export async function startDnsServer(
  records: Readonly<Record<string, { readonly txt?: readonly string[]; readonly mx?: readonly string[] }>> | null,
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    if (records === null) return;
    const query = decode(message);
    const [question] = query.questions ?? [];
    if (question === undefined) return;
    const { name, type } = question;
    const found = records[name];
    const answers: Answer[] =
      type === 'TXT'
        ? // A record longer than 255 bytes comes in several strings.
          (found?.txt ?? []).map((data) => ({ name, type, data: data.match(/.{1,200}/g) ?? [''] }))
        : (found?.mx ?? []).map((exchange) => ({ name, type: 'MX', data: { exchange, preference: 10 } }));
    const RECURSION = 0x180;
    const NO_SUCH_NAME = 3;
    socket.send(
      encode({
        type: 'response',
        id: query.id ?? 0,
        flags: RECURSION | (found === undefined ? NO_SUCH_NAME : 0),
        questions: [question],
        answers,
      }),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() };
}
