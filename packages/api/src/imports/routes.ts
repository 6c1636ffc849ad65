import {
  applyImport as applyCall,
  importList,
  importRows,
  leaveRows as leaveCall,
  mapImport as mapCall,
  readImport as readCall,
  startImport as startCall,
  undoImport as undoCall,
} from '@northlight/contract/office/imports'
import { implement } from '../kernel/implement.ts'
import { applyImport } from './apply.ts'
import { leaveRows, listImports, listRows, mapImport, readImport } from './prepare.ts'
import { startImport } from './start.ts'
import { undoImport } from './undo.ts'

export const importRoutes = [
  implement(importList, (ctx, call) => listImports(ctx, call)),
  implement(startCall, async (ctx, { input }) => ({
    message: 'The list is being read.',
    import: await startImport(ctx, input),
  })),
  implement(readCall, async (ctx, { params }) => ({ message: 'An import.', import: await readImport(ctx, params.id) })),
  implement(importRows, (ctx, call) => listRows(ctx, call.params.id, call)),
  implement(mapCall, async (ctx, { params, input }) => ({
    message: 'Every row was read anew.',
    import: await mapImport(ctx, params.id, input),
  })),
  implement(leaveCall, async (ctx, { params, input }) => ({
    message: input.is_left ? 'These rows are left out.' : 'These rows are taken again.',
    import: await leaveRows(ctx, params.id, input),
  })),
  implement(applyCall, async (ctx, { params }) => ({
    message: 'Every row is a draft now. Nobody sees them before they are published.',
    import: await applyImport(ctx, params.id),
  })),
  implement(undoCall, async (ctx, { params }) => ({
    message: 'The import is taken back.',
    import: await undoImport(ctx, params.id),
  })),
]
