import type { Resource } from '@northlight/contract/office/resource'

export type FormPart = { id: string; label: string; fields: string[] }

const idOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The tabs of a form: as the definition groups them; fields that it names nowhere stand in the first. */
export const formParts = ({ fields, form }: Resource): FormPart[] => {
  const names = Object.keys(fields)
  if (!form || form.length === 0) {
    const search = names.filter((name) => fields[name]?.kind === 'seo')
    const rest = names.filter((name) => !search.includes(name))
    return [
      { id: 'text', label: 'Text', fields: rest },
      ...(search.length > 0 ? [{ id: 'search-share', label: 'Search & share', fields: search }] : []),
    ]
  }
  const named = new Set(form.flatMap((part) => part.fields))
  const left = names.filter((name) => !named.has(name))
  return form.map((part, at) => ({
    id: idOf(part.label),
    label: part.label,
    fields: at === 0 ? [...part.fields, ...left] : [...part.fields],
  }))
}
