import type { Endpoint } from '@northlight/contract/endpoint'
import { failures } from '@northlight/contract/errors'
import { type Act, type Grade, gradeOf, staffRoles } from '@northlight/contract/office/acts'
import { z } from 'zod'
import { metaOf } from './validate.ts'

type JsonSchema = Record<string, unknown>

/** Files and other values JSON Schema cannot say become binary strings. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { upload } = metaOf(zodSchema as unknown as z.ZodType)
      if (upload)
        Object.assign(jsonSchema, { type: 'string', format: 'binary', contentMediaType: upload.types.join(', ') })
      for (const key of ['verbatim', 'upload', 'label', '$schema']) delete (jsonSchema as JsonSchema)[key]
    },
  }) as JsonSchema

const failureOf = (status: number) => ({
  description: Object.values(failures).find((failure) => failure.status === status)?.message ?? 'Failure',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const failuresOf = (endpoint: Endpoint) => {
  const statuses = [
    ...(endpoint.query ? [400, 422] : []),
    ...(endpoint.audience === 'user' || endpoint.audience === 'staff' ? [401] : []),
    ...(endpoint.audience === 'staff' ? [403] : []),
    ...(endpoint.params ? [404] : []),
    ...(endpoint.input ? [400, 413, 415, 422] : []),
    429,
    500,
  ]
  return Object.fromEntries([...new Set(statuses)].map((status) => [status, failureOf(status)]))
}

const pathParameters = (endpoint: Endpoint) =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const queryParameters = (endpoint: Endpoint) => {
  if (!endpoint.query) return []
  const { filters = [], sorts = [] } = (endpoint.query.meta() ?? {}) as { filters?: string[]; sorts?: string[] }
  const { properties = {} } = jsonSchema(endpoint.query, 'input') as { properties?: Record<string, JsonSchema> }
  const plain = Object.entries(properties)
    .filter(([name]) => name !== 'filter')
    .map(([name, schema]) => ({
      name,
      in: 'query',
      schema:
        name === 'sort' && sorts.length > 0
          ? { type: 'string', enum: sorts.flatMap((sort) => [sort, `-${sort}`]) }
          : schema,
    }))
  return [...plain, ...filters.map((name) => ({ name: `filter[${name}]`, in: 'query', schema: { type: 'string' } }))]
}

/** Which roles may, and how far: `{ admin: 'all', counsellor: 'own' }`. */
export const rolesOf = (act: Act): Record<string, Grade> =>
  Object.fromEntries(
    staffRoles.map((role) => [role, gradeOf(act, role)] as const).filter(([, grade]) => grade !== 'no'),
  )

const operation = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  tags: [endpoint.tag],
  operationId: `${endpoint.method}${endpoint.path.replace(/[^a-z0-9]+(\w?)/gi, (_, letter: string) => letter.toUpperCase())}`,
  parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
  ...(endpoint.act && { 'x-act': endpoint.act, 'x-roles': rolesOf(endpoint.act) }),
  ...(endpoint.audience !== 'anyone' && {
    security: [{ bearer: [] }, ...(endpoint.audience === 'either' ? [{}] : [])],
  }),
  ...(endpoint.input && {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'].map((type) => [
          type,
          {
            schema: jsonSchema(endpoint.input as z.ZodType, 'input'),
            ...(endpoint.example?.input && { example: endpoint.example.input }),
          },
        ]),
      ),
    },
  }),
  responses: {
    [endpoint.status]: {
      description: 'Success',
      content: { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } },
    },
    ...failuresOf(endpoint),
  },
})

/** The description of the API, made from the schemas that validate. */
export const openApiDocument = (endpoints: readonly Endpoint[], server: { url: string; name: string }) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${server.name} API`, version: '1', description: 'Always JSON. Failures are `{message, errors?}`.' },
    servers: [{ url: `${server.url}/api/v1` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
            needs: { type: 'string', description: 'What is lacking, such as `second-factor`.' },
            code: { type: 'string', description: 'Which refusal, where a program must tell several apart.' },
            request_id: { type: 'string' },
          },
        },
      },
    },
  }
}
