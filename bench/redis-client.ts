import { once } from 'node:events';
import { connect } from 'node:net';

type Value = string | number | null | readonly Value[];

/** A minimal Redis client for the bench: commands are sent immediately and answered in order. */
export interface RedisClient {
  send(...command: readonly (string | number)[]): Promise<Value>;
  close(): void;
}

export async function connectRedis(port: number): Promise<RedisClient> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  const waiting: PromiseWithResolvers<Value>[] = [];
  let unread = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
    for (let parsed = parse(unread, 0); parsed !== null && waiting.length > 0; parsed = parse(unread, 0)) {
      unread = unread.subarray(parsed.end);
      const answer = waiting.shift();
      if (parsed.value instanceof Error) answer?.reject(parsed.value);
      else answer?.resolve(parsed.value);
    }
  });
  return {
    send: (...command) => {
      const answer = Promise.withResolvers<Value>();
      waiting.push(answer);
      const parts = command.map((part) => String(part));
      socket.write(`*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join('')}`);
      return answer.promise;
    },
    close: () => socket.destroy(),
  };
}

interface Parsed {
  readonly value: Value | Error;
  readonly end: number;
}

/** Parses the value at a position; returns null if it is incomplete. */
function parse(buffer: Buffer, at: number): Parsed | null {
  const lineEnd = buffer.indexOf('\r\n', at);
  if (lineEnd < 0) return null;
  const line = buffer.toString('utf8', at + 1, lineEnd);
  const end = lineEnd + 2;
  switch (String.fromCharCode(buffer[at] ?? 0)) {
    case '+':
      return { value: line, end };
    case '-':
      return { value: new Error(line), end };
    case ':':
      return { value: Number(line), end };
    case '$': {
      const length = Number(line);
      if (length < 0) return { value: null, end };
      if (buffer.length < end + length + 2) return null;
      return { value: buffer.toString('utf8', end, end + length), end: end + length + 2 };
    }
    case '*': {
      const values: Value[] = [];
      let next = end;
      for (let count = Number(line); count > 0; count -= 1) {
        const parsed = parse(buffer, next);
        if (parsed === null) return null;
        if (parsed.value instanceof Error) return parsed;
        values.push(parsed.value);
        next = parsed.end;
      }
      return { value: values, end: next };
    }
    default:
      throw new Error('This is not the Redis protocol');
  }
}
