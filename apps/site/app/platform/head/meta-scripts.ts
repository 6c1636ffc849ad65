type JsonObject = { [key: string]: JsonValue | undefined }
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const speaksSchemaOrg = (value: JsonObject) =>
  /^https?:\/\/(?:www\.)?schema\.org\/?$/.test(String(value['@context'])) &&
  ('@graph' in value || typeof value['@type'] === 'string' || Array.isArray(value['@type']))

/**
 * JSON-LD written by staff, without its tag. Whatever cannot be read, or does not speak of schema.org, is left out:
 * a mistake in an office field must not break a page, and nothing but data may come in this way.
 */
export const parseMetaScripts = (text: string | null | undefined): JsonObject[] => {
  if (!text?.trim()) return []
  try {
    const value: unknown = JSON.parse(text)
    return (Array.isArray(value) ? value : [value]).filter(isObject).filter(speaksSchemaOrg)
  } catch {
    return []
  }
}
