import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface SmtpServer {
  readonly url: string;
  /** The messages as received over the wire. */
  readonly messages: string[];
  /** The commands received. */
  readonly commands: string[];
  close(): void;
}

/**
 * Starts a small SMTP server that responds to each command with `answers`, or else accepts it, and records what it
 * received.
 */
export async function startSmtpServer(answers: Readonly<Record<string, string | null>> = {}): Promise<SmtpServer> {
  const messages: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let data: string | null = null;
    const say = (command: string, well: string) => {
      const answer = command in answers ? answers[command] : well;
      if (answer) socket.write(`${answer}\r\n`);
    };
    say('CONNECT', '220 ready');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      if (data !== null) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        messages.push(data);
        data = null;
        return say('BODY', '250 taken');
      }
      commands.push(String(chunk).trim());
      const command = /^(EHLO|MAIL|RCPT|DATA|RSET|QUIT)/i.exec(String(chunk))?.[1]?.toUpperCase() ?? '';
      if (command === 'DATA') {
        data = '';
        return say(command, '354 go on');
      }
      say(command, '250 fine');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    commands,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
