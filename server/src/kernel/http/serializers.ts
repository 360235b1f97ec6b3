import fastJson from 'fast-json-stringify';

type Serialize = (value: unknown) => string;

/** One schema is shared by many answers, such as that of problems. */
const made = new WeakMap<object, Serialize>();

/**
 * The serializer of a schema, compiled with the first answer that needs it: compiling all of them took a quarter of a
 * second of each start.
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
