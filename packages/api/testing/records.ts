import { sql } from 'kysely'
import { type Api, callsOf, createApi } from '../src/create-api.ts'
import { addNotice, noticeMigration } from './notice.ts'
import { test as base, type Fixtures } from './test.ts'

type Office = {
  editor: { id: number; token: string }
  admin: { id: number; token: string }
  /** Speaks to the office as somebody. */
  as: (who: { token: string }) => {
    get: (path: string) => ReturnType<Fixtures['http']['get']>
    post: (path: string, body: unknown) => ReturnType<Fixtures['http']['get']>
    delete: (path: string) => ReturnType<Fixtures['http']['get']>
  }
}

/** A test with two editors' worth of office: an editor and an administrator. */
export const test = base.extend<{ office: Office }>({
  office: async ({ make, http }, use) => {
    const person = async (role: 'editor' | 'admin', name: string) => {
      const user = await make.user({ role, name })
      return { id: user.id, token: await make.token(user) }
    }
    await use({
      editor: await person('editor', 'Asha Rao'),
      admin: await person('admin', 'Ravi Kumar'),
      as: ({ token }) => ({
        get: (path) => http.get(path, { token }),
        post: (path, body) => http.postJson(path, body, { token }),
        delete: (path) => http.send('DELETE', path, undefined, { token }),
      }),
    })
  },
})

/** The same with the fixture type `notices`, which has tables of its own. */
export const noticeTest = test.extend<{ api: Api; withNotices: undefined }>({
  withNotices: async ({ database }, use) => {
    for (const step of noticeMigration.statements(database.engine)) await sql.raw(String(step)).execute(database.db)
    const takeAway = addNotice()
    await use(undefined)
    takeAway()
    for (const table of ['notice_articles', 'notices']) await sql`drop table ${sql.table(table)}`.execute(database.db)
  },
  // The API is made of the types there are, so the fixture comes first.
  api: async ({ world, withNotices: _ }, use) => use(createApi(world.services, callsOf())),
})
