import { resources } from '@northlight/contract/office/resources/list'
import { describe, expect, test } from 'vitest'
import { formParts } from './form-parts.ts'

describe.each(resources.map((resource) => [resource.name, resource] as const))('the form of %s', (_, resource) => {
  test('shows every field once', () => {
    const shown = formParts(resource).flatMap(({ fields }) => fields)
    expect([...shown].sort()).toEqual(Object.keys(resource.fields).sort())
  })

  test('has tabs with different addresses', () => {
    const ids = formParts(resource).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('versions')
    expect(ids).not.toContain('uses')
  })
})
