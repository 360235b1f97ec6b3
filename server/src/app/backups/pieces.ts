/** Yields the bytes of a stream in pieces of this size, the last one shorter; one empty piece for an empty stream. */
export async function* inPieces(
  content: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let held: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + bytes - size);
      held.push(part);
      size += part.length;
      at += part.length;
      if (size < bytes) continue;
      yield Buffer.concat(held);
      [held, size, isFirst] = [[], 0, false];
    }
  }
  if (size > 0 || isFirst) yield Buffer.concat(held);
}
