import type { Client } from '@northlight/contract/client'
import { type RouterContextProvider, redirect } from 'react-router'
import { load } from '../api/load.ts'
import { type ListFilters, listAddress } from './list-address.ts'
import { pageNumber } from './page-number.ts'

/** The part of a paged reply that a page shows. */
export type Paging = { current: number; perPage: number; total: number }

type Reply<Item> = { data: Item[]; meta: { per_page: number; last_page: number; total: number } }

type Request<Item> = {
  context: Readonly<RouterContextProvider>
  url: URL
  /** What the visitor filters by, as it stands in the address; kept when a page that is gone leads to the last one. */
  filters?: ListFilters
  read: (client: Client, page: number) => Promise<Reply<Item>>
}

/** For loaders: one page of a list. A page past the end leads to the last one. */
export const loadList = async <Item>({ context, url, filters = {}, read }: Request<Item>) => {
  const page = pageNumber(url)
  const { data, meta } = await load(context, (client) => read(client, page))
  if (page > meta.last_page) throw redirect(listAddress(url.pathname, filters, meta.last_page))
  const paging: Paging = { current: page, perPage: meta.per_page, total: meta.total }
  return { items: data, paging }
}
