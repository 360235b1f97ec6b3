import fastJson from 'fast-json-stringify';

type Serialize = (value: unknown) => string;

/** Many responses share one schema, such as that of problems. */
const made = new WeakMap<object, Serialize>();

/**
 * Returns the serializer of a schema, compiled for the first response that needs it: compiling all of them took a
 * quarter of a second at each start. A frozen value is written once, however often it is sent: writing takes most of the
 * time of an answer that is in memory already.
 */
export const serializerOf =
  (schema: object): Serialize =>
  (value) => {
    let serialize = made.get(schema);
    if (serialize === undefined) {
      serialize = writtenOnce(fastJson(schema));
      made.set(schema, serialize);
    }
    return serialize(value);
  };

function writtenOnce(write: Serialize): Serialize {
  const written = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value);
    const text = written.get(value) ?? write(value);
    written.set(value, text);
    return text;
  };
}
