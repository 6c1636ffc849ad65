import { articles } from '@northlight/contract/office/resources/articles'
import { expect } from 'vitest'

type Reply = { status: number; body: Record<string, unknown> }
export type Speaker = {
  get: (path: string) => Promise<Reply>
  post: (path: string, body: unknown) => Promise<Reply>
  delete: (path: string) => Promise<Reply>
}
type View = {
  id: number
  version: number
  state: string
  values: Record<string, unknown>
  live: Record<string, unknown> | null
  gate: { key: string; level: string; field: string; message: string }[]
}

let keys = 0
export const newKey = () => `key-of-a-test-${++keys}`

/** What staff do with records of one type, each step checked to have worked. */
export const recordSteps = (who: Speaker, root: string, example: Record<string, unknown> = articles.example) => {
  const at = (id: number, rest = '') => `/office/${root}/${id}${rest}`
  const read = async (id: number) => (await who.get(at(id))).body.record as View
  let seq = 0
  const steps = {
    at,
    read,
    make: async (values: Record<string, unknown> = {}) => {
      const reply = await who.post(`/office/${root}`, { key: newKey(), values: { ...example, ...values } })
      expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 })
      return (reply.body.record as View).id
    },
    save: async (id: number, changes: Record<string, unknown>, more: Record<string, unknown> = {}) => {
      seq += 1
      const { version } = await read(id)
      return who.post(at(id, '/draft'), { base: version, session: 'tab', seq, changes, ...more })
    },
    publish: async (id: number, more: Record<string, unknown> = {}) =>
      who.post(at(id, '/publish'), { version: (await read(id)).version, ...more }),
    remove: (id: number) => who.delete(at(id)),
    hide: async (id: number) => who.post(at(id, '/hide'), { version: (await read(id)).version }),
    live: async (values: Record<string, unknown> = {}) => {
      const id = await steps.make(values)
      const reply = await steps.publish(id)
      expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
      return id
    },
  }
  return steps
}
