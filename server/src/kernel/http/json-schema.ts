import * as z from 'zod';

type JsonSchema = { [key: string]: unknown };

/** Returns the JSON Schema of a request for the OpenAPI document. */
export const documentSchema = once(
  (schema: z.ZodType): JsonSchema =>
    withoutDialect(
      z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any', reused: 'inline' }),
    ),
);

/**
 * Returns the JSON Schema of a response for the serializer. Data that is not in the schema doesn't leave the server. 'X
 * or null' becomes `nullable`, which is written directly, whereas `anyOf` would validate value by value.
 */
export const serializerSchema = once(
  (schema: z.ZodType): JsonSchema =>
    simplified(
      withoutDialect(
        z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any', reused: 'inline' }),
      ),
    ),
);

/** Caches the results of `make` by schema: endpoints share schemas, and so do the apps of one process. */
function once(make: (schema: z.ZodType) => JsonSchema): (schema: z.ZodType) => JsonSchema {
  const made = new WeakMap<z.ZodType, JsonSchema>();
  return (schema) => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known;
  };
}

function withoutDialect(schema: object): JsonSchema {
  const { $schema: _dialect, ...rest } = schema as JsonSchema;
  return rest;
}

/** Constraints that only matter when parsing input. */
const READING_ONLY = new Set([
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'propertyNames',
  'minItems',
  'maxItems',
]);

function simplified(schema: JsonSchema): JsonSchema {
  const choices = schema['anyOf'];
  if (Array.isArray(choices)) {
    const values = choices.filter((choice: JsonSchema) => choice['type'] !== 'null');
    const [only] = values;
    if (values.length === 1 && values.length < choices.length) return orNull(simplified(only));
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !READING_ONLY.has(key))
      .map(([key, value]) => {
        if (key === 'properties') {
          const properties = Object.entries(value as Record<string, JsonSchema>);
          return [key, Object.fromEntries(properties.map(([name, property]) => [name, simplified(property)]))];
        }
        if (Array.isArray(value)) {
          return [key, value.map((item: unknown) => (isSchema(item) ? simplified(item) : item))];
        }
        return [key, isSchema(value) ? simplified(value) : value];
      }),
  );
}

/** An enum allows only the values it lists, so null must be one of them. */
const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  nullable: true,
  ...(Array.isArray(schema['enum']) && { enum: [...schema['enum'], null] }),
});

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
