import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { upload } from '../uploads.ts'
import { importLimits } from './import-targets.ts'

const staff = { tag: 'Office: imports', audience: 'staff', act: 'content.import' } as const
const message = z.string()
const byId = { params: z.object({ id: idParam }) }

export const importStates = ['reading', 'ready', 'failed', 'applied', 'undone'] as const
/** `guess`: something was assumed, and the row says what. `wrong`: it cannot be taken as it is. */
export const importRowStates = ['ready', 'guess', 'wrong'] as const

export const ImportView = z.object({
  id: z.number().int(),
  resource: z.string(),
  state: z.enum(importStates),
  file_name: z.string(),
  /** Why the file was refused. */
  reason: z.string().nullable(),
  columns: z.array(z.string()),
  /** For each column what it becomes, or null where it is left away. */
  mapping: z.array(z.string().nullable()),
  /** Pictures that came with the list. */
  pictures: z.array(z.string()),
  counts: z.object({
    ready: z.number().int(),
    guess: z.number().int(),
    wrong: z.number().int(),
    /** Taken off by hand. */
    left: z.number().int(),
  }),
  /** The rows that are wrong, as a spreadsheet with the reasons; opens for ten minutes. */
  errors_file: z.url().nullable(),
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
  applied_at: z.iso.datetime().nullable(),
})
export type ImportView = z.output<typeof ImportView>

export const ImportRow = z.object({
  /** As the spreadsheet counts: the heads of the columns are row 1. */
  number: z.number().int(),
  state: z.enum(importRowStates),
  is_left: z.boolean(),
  title: z.string(),
  cells: z.array(z.string()),
  problems: z.array(
    z.object({
      /** The place of the column, or null where the row as a whole is meant. */
      column: z.number().int().nullable(),
      level: z.enum(['guess', 'wrong']),
      message: z.string(),
    }),
  ),
  record_id: z.number().int().nullable(),
})
export type ImportRow = z.output<typeof ImportRow>

const reply = z.object({ message, import: ImportView })

const file = upload('list', {
  types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
  maxBytes: importLimits.maxBytes,
  takesText: true,
})

export const importList = endpoint({
  ...staff,
  method: 'get',
  path: '/office/imports',
  summary: 'Imports of the last week, newest first',
  query: listQuery({ filters: ['resource'], sorts: [] }),
  reply: listOf(ImportView),
})

export const startImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/imports',
  summary:
    'Reads a list (CSV in UTF-8, XLSX, or a ZIP with pictures) apart from the server and within limits; nothing becomes a record yet',
  input: z.object({ resource: z.string({ error: 'Say what the list holds.' }).max(60), file }),
  reply,
  status: 201,
  example: { input: { resource: 'faqs' } },
})

export const readImport = endpoint({
  ...staff,
  method: 'get',
  path: '/office/imports/{id}',
  summary: 'How far an import is: what was read, how the columns are understood, what is wrong',
  ...byId,
  reply,
})

export const importRows = endpoint({
  ...staff,
  method: 'get',
  path: '/office/imports/{id}/rows',
  summary: 'Every row as it would be taken; `filter[state]=wrong`',
  ...byId,
  query: listQuery({ filters: ['state'], sorts: [], size: 50 }),
  reply: listOf(ImportRow),
})

export const mapImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/imports/{id}/mapping',
  summary: 'Says what each column becomes; kept for the next list with the same heads',
  ...byId,
  input: z.object({
    mapping: z
      .array(z.string().max(60).nullable(), { error: 'Name what each column becomes.' })
      .max(importLimits.columns, `Use no more than ${importLimits.columns}.`),
  }),
  reply,
  example: { params: { id: '9001' }, input: { mapping: ['question', 'answer'] } },
})

export const leaveRows = endpoint({
  ...staff,
  method: 'post',
  path: '/office/imports/{id}/leave',
  summary: 'Takes rows off the import by hand, or puts them back; by their numbers, or all of one state',
  ...byId,
  input: z.object({
    numbers: z.array(idParam).max(importLimits.rows, `Use no more than ${importLimits.rows}.`).optional(),
    state: z.enum(importRowStates, { error: `Choose one of ${importRowStates.join(', ')}.` }).optional(),
    is_left: z.boolean({ error: 'Use true or false.' }),
  }),
  reply,
  example: { params: { id: '9001' }, input: { state: 'wrong', is_left: true } },
})

export const applyImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/imports/{id}/apply',
  summary: 'Makes a draft of every row, all or none; sent twice it happens once. Publishing goes through the gate',
  ...byId,
  reply,
  example: { params: { id: '9001' } },
})

export const undoImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/imports/{id}/undo',
  summary: 'Takes an import back while nothing of it was changed, published or used; 409 names what was',
  ...byId,
  reply,
  example: { params: { id: '9001' } },
})

export const importEndpoints = [
  importList,
  startImport,
  readImport,
  importRows,
  mapImport,
  leaveRows,
  applyImport,
  undoImport,
] as const
