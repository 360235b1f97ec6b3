import fastJson from 'fast-json-stringify';

type Serialize = (value: unknown) => string;

/** Many responses share one schema, such as that of problems. */
const made = new WeakMap<object, Serialize>();

/**
 * Returns the serializer of a schema, compiled for the first response that needs it: compiling all of them took a
 * quarter of a second at each start.
 */
export const serializerOf =
  (schema: object): Serialize =>
  (value) => {
    let serialize = made.get(schema);
    if (serialize === undefined) {
      serialize = fastJson(schema);
      made.set(schema, serialize);
    }
    return serialize(value);
  };
